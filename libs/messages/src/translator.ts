import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import type { Messages, Translator } from './types';

const LOCALE = 'en';

/** The browser's formatter writes only rare cases: it takes a slow phone 40 ms to set up. */
const plainNumbers = {
  format: (value: number) =>
    Number.isSafeInteger(value) && value >= 0
      ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
      : new Intl.NumberFormat(LOCALE).format(value),
} as Intl.NumberFormat;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...[locale, options]: ConstructorParameters<typeof Intl.NumberFormat>) =>
    options ? new Intl.NumberFormat(locale, options) : plainNumbers,
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/**
 * Creates the text function of a component, usually called `t`.
 * @param messages typed as source; the build has compiled them (`build/compile.mjs`)
 */
// @__NO_SIDE_EFFECTS__
export function createTranslator<const M extends Messages, Rich>(
  messages: M,
  join: (parts: (string | Rich)[]) => Rich,
): Translator<M, Rich> {
  const formatParts = (key: string, values?: FormatValues<Rich>) =>
    [format<Rich>(messages[key] as unknown as CompiledMessage, LOCALE, values, { formatters })].flat() as (
      string | Rich
    )[];
  return Object.assign((key: string, values?: FormatValues<Rich>) => formatParts(key, values).join(''), {
    rich: (key: string, values?: FormatValues<Rich>) => join(formatParts(key, values)),
  }) as Translator<M, Rich>;
}

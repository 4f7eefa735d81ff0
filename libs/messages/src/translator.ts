import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import { getTexts } from './catalogs';
import { SOURCE_LANGUAGE, type Language } from './languages';
import type { Messages, Translator } from './types';

/** The browser's formatter writes only rare cases: it takes a slow phone 40 ms to set up. */
const plainNumbers = {
  format: (value: number) =>
    Number.isSafeInteger(value) && value >= 0
      ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
      : new Intl.NumberFormat(SOURCE_LANGUAGE).format(value),
} as Intl.NumberFormat;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...[locale, options]: ConstructorParameters<typeof Intl.NumberFormat>) =>
    options || locale !== SOURCE_LANGUAGE ? new Intl.NumberFormat(locale, options) : plainNumbers,
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

const getSourceLanguage = () => SOURCE_LANGUAGE;

/**
 * Creates the text function of a component, usually called `t`.
 * @param messages typed as source; the build has compiled them (`build/compile.mjs`)
 * @param getLanguage asked at each text, so that `t` may be a constant of a module
 */
// @__NO_SIDE_EFFECTS__
export function createTranslator<const M extends Messages, Rich>(
  messages: M,
  join: (parts: (string | Rich)[]) => Rich,
  getLanguage: () => Language = getSourceLanguage,
): Translator<M, Rich> {
  const formatParts = (key: string, values?: FormatValues<Rich>) => {
    const language = getLanguage();
    return formatMessage<Rich>(getTexts(messages, language)[key]!, values, language);
  };
  return Object.assign((key: string, values?: FormatValues<Rich>) => formatParts(key, values).join(''), {
    rich: (key: string, values?: FormatValues<Rich>) => join(formatParts(key, values)),
  }) as Translator<M, Rich>;
}

export function formatMessage<Rich>(
  text: string,
  values: FormatValues<Rich> | undefined,
  language: Language,
  timeZone?: string,
): (string | Rich)[] {
  const options = { formatters, ...(timeZone !== undefined && { timeZone }) };
  return [format<Rich>(text as unknown as CompiledMessage, language, values, options)].flat() as (
    string | Rich
  )[];
}

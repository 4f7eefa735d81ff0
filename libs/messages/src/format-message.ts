import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import { SOURCE_LANGUAGE, type Language } from './languages';

/** `Intl` is only for rare cases: its setup takes 40 ms on a slow phone. */
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

import type { FormatValues } from 'icu-minify/format';
import { getTexts } from './catalogs';
import { formatMessage } from './format-message';
import { SOURCE_LANGUAGE, type Language } from './languages';
import { addForms } from './message';
import type { Messages, Translator } from './types';

const getSourceLanguage = () => SOURCE_LANGUAGE;

/**
 * Creates `t`.
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
    return formatMessage<Rich>(
      getTexts(messages, language)[key]!,
      values && addForms(values, language),
      language,
    );
  };
  return Object.assign((key: string, values?: FormatValues<Rich>) => formatParts(key, values).join(''), {
    has: (key: string) => key in messages,
    rich: (key: string, values?: FormatValues<Rich>) => join(formatParts(key, values)),
  }) as Translator<M, Rich>;
}

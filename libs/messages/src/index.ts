export { registerCatalog, getTexts, listLanguages } from './catalogs';
export {
  chooseLanguage,
  LANGUAGES,
  parseAcceptLanguage,
  PSEUDO_LANGUAGE,
  SOURCE_LANGUAGE,
  type Language,
} from './languages';
export { createMessageFactory, isMessage, translate } from './message';
export { translateAll } from './translate-all';
export { createTranslator } from './translator';
export type { Message, MessageFactory, Messages, MessageValue, Text, Translator } from './types';

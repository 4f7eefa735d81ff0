export { registerCatalog, getTexts, listLanguages } from './catalogs';
export {
  chooseLanguage,
  LANGUAGES,
  parseAcceptLanguage,
  PSEUDO_LANGUAGE,
  SOURCE_LANGUAGE,
  type Language,
} from './languages';
export {
  createMessageFactory,
  isMessage,
  translate,
  type Message,
  type MessageValue,
  type Text,
} from './message';
export { translateAll } from './translate-all';
export { createTranslator } from './translator';
export type { MessageFactory, Messages, Translator } from './types';

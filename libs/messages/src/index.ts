export { registerCatalog, getTexts, listLanguages } from './catalogs';
export {
  createContentText,
  listContentArguments,
  NOUN_FORMS,
  ADJECTIVE_FORMS,
  registerContent,
} from './content';
export {
  chooseLanguage,
  doesKeepCapitals,
  LANGUAGES,
  nameLanguage,
  parseAcceptLanguage,
  PSEUDO_LANGUAGE,
  SOURCE_LANGUAGE,
  type Language,
} from './languages';
export { chooseShort, createMessageFactory, isMessage, startWith, translate } from './message';
export { translateAll } from './translate-all';
export { createTranslator } from './translator';
export type {
  Message,
  MessageFactory,
  Messages,
  MessageValue,
  Phrase,
  Text,
  Translator,
  WordPatterns,
} from './types';

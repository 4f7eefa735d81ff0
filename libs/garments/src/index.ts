export { createColorFieldReader } from './color-field';
export type { ColorNames } from './color-field';
export { compileColorNames, compileLexicon } from './compile-lexicon';
export type { CompiledLexicon } from './compiled-lexicon';
export type { Evidence, Garment, GarmentColor, GarmentText, Reading } from './garment';
export { REFUSALS, ROLES } from './lexicon';
export { compileLanguage } from './languages/compile-language';
export { READ_LANGUAGES, readLanguageTag, TRANSLATED_LANGUAGES } from './languages/language';
export type { CompiledLanguage, LanguageWords, ReadLanguage, TranslatedLanguage } from './languages/language';
export type { Lexicon, LexiconColor, LexiconKind, LexiconValue, Role } from './lexicon';
export { createReader } from './read-garment';
export type { GarmentReader } from './read-garment';
export {
  COLOR_OPTION,
  toGarmentFromGoogle,
  toGarmentFromShopify,
  GENDER_OPTION,
  GOOGLE_COLUMNS,
  SHOPIFY_COLUMNS,
  SIZE_OPTION,
} from './feeds';
export type { FeedGarment, FeedRow } from './feeds';
export { findCuts, isForOthers } from './for-others';
export { isNotClothing } from './not-clothing';
export { readPieceLine } from './piece-line';
export { toPlainText } from './plain-text';
export { restrictToVocabulary } from './in-vocabulary';
export type { UnknownPart, Vocabulary } from './in-vocabulary';
export { indexNames } from './named-garments';
export type { NamedGarments } from './named-garments';
export { findCurrency, readPrice } from './price';
export type { Price } from './price';
export { readFields, readWords, TEXT_ERRORS } from './read-words';
export type { ReadWords, TextError } from './read-words';
export { listTitleWords } from './title-words';
export { parseSizeChart } from './sizes/parse-size-chart';
export type { ParsedSizeChart, SizeChartError } from './sizes/parse-size-chart';
export { readSizeWords } from './sizes/read-size-words';
export type { SizeWords } from './sizes/read-size-words';

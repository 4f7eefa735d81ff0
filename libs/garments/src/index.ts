export { compileLexicon } from './compile-lexicon';
export type { CompiledLexicon } from './compiled-lexicon';
export type { Evidence, Garment, GarmentColor, GarmentText, Reading } from './garment';
export { ROLES } from './lexicon';
export type { Lexicon, LexiconColor, LexiconKind, LexiconValue, Role } from './lexicon';
export { createReader } from './read-garment';
export type { GarmentReader } from './read-garment';
export { garmentFromGoogle, garmentFromShopify, GOOGLE_COLUMNS, SHOPIFY_COLUMNS } from './feeds';
export type { FeedGarment, FeedRow } from './feeds';

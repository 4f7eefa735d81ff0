export type {
  Catalog,
  CatalogAttribute,
  CatalogFeature,
  CatalogItem,
  ItemColor,
  CatalogItemType,
  CatalogRecommendation,
  CatalogShop,
  CatalogTasteLook,
  CatalogTheme,
  CatalogValue,
  Wearing,
} from './catalog';
export { CatalogError } from './catalog-error';
export type { CatalogProblem } from './catalog-error';
export { listHalfYearSeasons } from './half-year';
export { loadLexicon } from './lexicon/load-lexicon';
export { loadLanguages } from './lexicon/load-languages';
export { loadCatalog } from './load-catalog';
export { EVIDENCE_WORDS } from './optics';
export type { Evidence } from './optics';
export { CONTEXTS, OCCASIONS, SEASONS, STATUSES, WEARS } from './occasions';
export type { Context, ItemStatus, Occasion, Season, Wear } from './occasions';
export { MAX_RATING } from './rating';
export { CLOTHING_ATTRIBUTES, GARMENT_PARTS } from './vocabulary';
export type { ClothingAttribute, GarmentPart } from './vocabulary';
export { toBits, CompiledWearing } from './wearing';
export type { WornTrait, WornType } from './wearing';
export type { WearingRules } from './wearing-schema';

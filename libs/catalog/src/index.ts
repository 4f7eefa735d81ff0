export { OCCASIONS, SEASONS } from './catalog';
export type {
  Catalog,
  CatalogAttribute,
  CatalogFeature,
  CatalogItem,
  ItemColor,
  CatalogItemType,
  Occasion,
  CatalogRecommendation,
  Season,
} from './catalog';
export { CatalogError } from './catalog-error';
export type { CatalogProblem } from './catalog-error';
export { loadCatalog } from './load-catalog';
export { EVIDENCE_WORDS } from './optics';
export type { Evidence } from './optics';
export { MAX_RATING } from './rating';
export { CLOTHING_ATTRIBUTES } from './vocabulary';
export type { ClothingAttribute } from './vocabulary';

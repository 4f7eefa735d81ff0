export { compileKnowledge } from './compile';
export type { CompiledKnowledge } from './compile';
export { explain } from './explain';
export type { Effect, Explanation, FeatureName, Reason } from './explain';
export { BALANCE_WEIGHT, CONCERN_WEIGHT, featuresOf, FULL_CHEST_RATIO, SMALL_CHEST_RATIO } from './features';
export type { Profile, ProfileFeature } from './features';
export type { FeatureKnowledge, ItemType, RatedItem, RatedValue, StylingKnowledge } from './knowledge';
export { rank, STRONG_AVOID } from './rank';
export type { RankedItem } from './rank';

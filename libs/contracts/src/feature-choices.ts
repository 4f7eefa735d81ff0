import type { FeatureChoice } from './body-concerns';

/**
 * Features that a wardrobe brings out unless the user chooses otherwise: what suits them (the wishes of the catalog) shows
 * them, and to balance one is the reverse.
 */
const SHOWN_FEATURES: ReadonlySet<string> = new Set(['waist:defined', 'height:tall']);

/** Features that are an asset as they are: clothes take no notice of them unless the user chooses otherwise. */
const LEFT_FEATURES: ReadonlySet<string> = new Set(['legs:long']);

/** The choice that the guide of a feature speaks for. */
export function guideChoice(feature: string): FeatureChoice {
  return SHOWN_FEATURES.has(feature) ? 'show' : 'balance';
}

/** The choice for a feature about which the user said nothing. */
export function getDefaultChoice(feature: string): FeatureChoice {
  return LEFT_FEATURES.has(feature) ? 'leave' : guideChoice(feature);
}

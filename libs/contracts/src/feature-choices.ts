import type { FeatureChoice } from './body-concerns';

/** Shown by default: the catalog's wishes show them, and `balance` is the reverse. */
const SHOWN_FEATURES: ReadonlySet<string> = new Set(['waist:defined', 'height:tall']);

/** Assets: ignored by clothes unless the user chooses otherwise. */
const LEFT_FEATURES: ReadonlySet<string> = new Set(['legs:long']);

export function guideChoice(feature: string): FeatureChoice {
  return SHOWN_FEATURES.has(feature) ? 'show' : 'balance';
}

export function getDefaultChoice(feature: string): FeatureChoice {
  return LEFT_FEATURES.has(feature) ? 'leave' : guideChoice(feature);
}

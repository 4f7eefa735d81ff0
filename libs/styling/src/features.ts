import {
  getDefaultChoice,
  listOpposites,
  type BodyConcern,
  type FeatureChoice,
  type TapeMeasurements,
} from '@figura/contracts';
import { BALANCES, readSignals } from './body-signals';
import type { Signal } from './signal';
import type { ProfileFeature } from './profile-feature';
import { STRENGTH_STEPS } from './weight';

export type { ProfileFeature } from './profile-feature';

export interface Profile {
  /** Inches. */
  measurements: TapeMeasurements;
  /** Inches; null or left out while nobody measured it. */
  underbust?: number | null;
  bodyConcerns: readonly BodyConcern[];
  /** By key of the feature; for what is not there its default counts. */
  choices?: Readonly<Record<string, FeatureChoice>>;
}

/** A part that is much like most women's has this strength at most: a quarter of what a feature without reserve has. */
const BALANCED_STRENGTH = 0.25;
/** From this strength of a neighboring feature on, a part is not in balance. */
const BALANCED_UP_TO = 0.5;
/** From this strength on a feature is worth a place among the things that are said to the user. */
export const NOTABLE_STRENGTH = 0.125;

/**
 * The features of the user: what follows from the measurements, the strongest first, then the concerns that were ticked
 * and do not follow from them, in the order of the form.
 *
 * A tick gives a feature its full strength and ends what was computed against it. Computed opposites are netted, so that
 * neither jumps where they meet: only the stronger remains, by what it is ahead. Balance fades as its opposites grow, and
 * both count meanwhile; {@link dropWeakerOpposites} says which is named. At least one feature for each of shoulders
 * and hips, waist, chest, legs and torso is notable, whatever the measurements.
 */
export function listFeatures({
  measurements,
  underbust = null,
  bodyConcerns,
  choices = {},
}: Profile): ProfileFeature[] {
  const ticked = new Set<string>(bodyConcerns);
  const signals = sumSignals(
    readSignals(measurements, underbust).filter(({ feature }) => !isExcluded(feature, ticked)),
  );
  // What is faint and ticked was not found by the tape: it stays a concern.
  const found = signals.filter(
    ({ feature, strength }) => !ticked.has(feature) || strength >= NOTABLE_STRENGTH,
  );
  const measured = [...found, ...listBalances(signals, ticked)]
    .map(({ feature, strength, reason }): ProfileFeature => {
      const isTicked = ticked.has(feature);
      return {
        key: feature,
        kind: 'balance',
        reason,
        strength: isTicked ? 1 : Math.round(strength * STRENGTH_STEPS) / STRENGTH_STEPS,
        ticked: isTicked,
        choice: choices[feature] ?? getDefaultChoice(feature),
      };
    })
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
  const known = new Set(measured.map(({ key }) => key));
  const concerns = bodyConcerns
    .filter((key) => !known.has(key))
    .map((key): ProfileFeature => ({
      key,
      kind: 'concern',
      reason: 'You told us about it in your self analysis.',
      strength: 1,
      ticked: true,
      choice: choices[key] ?? getDefaultChoice(key),
    }));
  return [...measured, ...concerns];
}

/** Features that are strong enough to be named to the user. */
export function listNotableFeatures(features: readonly ProfileFeature[]): ProfileFeature[] {
  return dropWeakerOpposites(features).filter(({ strength }) => strength >= NOTABLE_STRENGTH);
}

/** The features of a profile without those whose opposite is stronger: no part is said to be two things. */
export function dropWeakerOpposites(features: readonly ProfileFeature[]): ProfileFeature[] {
  const said = new Set<string>();
  for (const { key } of [...features].sort((one, other) => other.strength - one.strength))
    if (!listOpposites(key).some((opposite) => said.has(opposite))) said.add(key);
  return features.filter(({ key }) => said.has(key));
}

/** Takes from each signal what its strongest opposite has. */
function sumSignals(signals: readonly Signal[]): Signal[] {
  const strengths = new Map(signals.map(({ feature, strength }) => [feature, strength]));
  return signals.map((signal) => {
    const against = Math.max(0, ...listOpposites(signal.feature).map((key) => strengths.get(key) ?? 0));
    return { ...signal, strength: Math.max(0, signal.strength - against) };
  });
}

function isExcluded(feature: string, ticked: ReadonlySet<string>): boolean {
  return !ticked.has(feature) && listOpposites(feature).some((opposite) => ticked.has(opposite));
}

function listBalances(signals: readonly Signal[], ticked: ReadonlySet<string>): Signal[] {
  return BALANCES.filter(({ unless }) => !unless.some((key) => ticked.has(key))).map(
    ({ feature, unless, says }) => {
      const strongest = Math.max(
        0,
        ...signals.filter((signal) => unless.includes(signal.feature)).map(({ strength }) => strength),
      );
      const share = Math.max(0, 1 - strongest / BALANCED_UP_TO);
      return { feature, strength: BALANCED_STRENGTH * share, reason: says };
    },
  );
}

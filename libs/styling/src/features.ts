import {
  getDefaultChoice,
  listOpposites,
  type BodyConcern,
  type FeatureChoice,
  type LifeState,
  type Presentation,
  type TapeMeasurements,
} from '@figura/contracts';
import { createMessageFactory } from '@figura/messages';
import { BALANCES, readSignals } from './body-signals';
import { findUnsaid, isResting } from './life-states';
import messages from './messages.en';
import type { Signal } from './signal';
import type { ProfileFeature } from './profile-feature';
import { STRENGTH_STEPS } from './weight';

const reasons = createMessageFactory(messages.reasons);
const balances = createMessageFactory(messages.balances);

export type { ProfileFeature } from './profile-feature';

export interface Profile {
  /** Inches. */
  measurements: TapeMeasurements;
  /** Inches; null or missing if not measured. */
  underbust?: number | null;
  bodyConcerns: readonly BodyConcern[];
  choices?: Readonly<Record<string, FeatureChoice>>;
  lifeStates?: readonly LifeState[];
  /** Whom the body is compared with; women if missing. */
  presentation?: Presentation;
}

const BALANCED_STRENGTH = 0.25;
const BALANCED_UP_TO = 0.5;
export const NOTABLE_STRENGTH = 0.125;

/**
 * Measured features, strongest first, then ticked concerns in form order. A tick gives full strength and ends opposites. Each body region
 * has at least one notable feature, unless a life state lets it rest.
 */
export function listFeatures({
  measurements,
  underbust = null,
  bodyConcerns,
  choices = {},
  lifeStates = [],
  presentation = 'womens',
}: Profile): ProfileFeature[] {
  const concernsShown =
    presentation === 'mens' ? bodyConcerns.filter((key) => !key.startsWith('chest:')) : bodyConcerns;
  const ticked = new Set<string>(concernsShown);
  const signals = sumSignals(
    readSignals(measurements, underbust, presentation).filter(({ feature }) => !isExcluded(feature, ticked)),
  );
  // The tape did not find what is faint and ticked: it stays a concern.
  const found = signals.filter(
    ({ feature, strength }) => !ticked.has(feature) || strength >= NOTABLE_STRENGTH,
  );
  const measured = [...found, ...listBalances(signals, ticked, presentation)]
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
  const concerns = concernsShown
    .filter((key) => !known.has(key))
    .map((key): ProfileFeature => ({
      key,
      kind: 'concern',
      reason: reasons('ticked'),
      strength: 1,
      ticked: true,
      choice: choices[key] ?? getDefaultChoice(key),
    }));
  const unsaid = findUnsaid(lifeStates, presentation);
  return [...measured, ...concerns]
    .filter(({ key }) => !isResting(key, lifeStates))
    .map((feature) => (unsaid ? { ...feature, unsaid } : feature));
}

export function listNotableFeatures(features: readonly ProfileFeature[]): ProfileFeature[] {
  return dropWeakerOpposites(features).filter(({ strength }) => strength >= NOTABLE_STRENGTH);
}

export function dropWeakerOpposites(features: readonly ProfileFeature[]): ProfileFeature[] {
  const said = new Set<string>();
  for (const { key } of [...features].sort((a, b) => b.strength - a.strength))
    if (!listOpposites(key).some((opposite) => said.has(opposite))) said.add(key);
  return features.filter(({ key }) => said.has(key));
}

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

function listBalances(
  signals: readonly Signal[],
  ticked: ReadonlySet<string>,
  presentation: Presentation,
): Signal[] {
  return BALANCES.filter(
    ({ unless, isOfBust }) =>
      !(isOfBust && presentation === 'mens') && !unless.some((key) => ticked.has(key)),
  ).map(({ feature, unless, says }) => {
    const strongest = Math.max(
      0,
      ...signals.filter((signal) => unless.includes(signal.feature)).map(({ strength }) => strength),
    );
    const share = Math.max(0, 1 - strongest / BALANCED_UP_TO);
    return { feature, strength: BALANCED_STRENGTH * share, reason: balances(says) };
  });
}

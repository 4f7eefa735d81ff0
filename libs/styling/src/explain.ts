import type { CompiledKnowledge } from './compile';
import { dropWeakerOpposites, type ProfileFeature } from './features';
import { STRENGTH_STEPS, computeWeight } from './weight';

/** From this strength of its feature on, a value rated {@link CAUTION_RATING} or lower is always said. */
export const CAUTION_STRENGTH = 0.5;
export const CAUTION_RATING = -2;
/** What only cloth that touches a part can be said to do. */
const OUTLINES: readonly string[] = ['waist.contour+', 'hips.contour+', 'abdomen.contour+', 'chest.contour+'];
/** More than so many are not read. */
const MAX_REASONS = 5;
const MAX_CAUTIONS = 3;
/** A verdict has so many reasons where the garment gives them, even if one value gives both. */
const LEAST_REASONS = 2;
/** What a value does well is heard beside what it does worst from this share on. */
const HEARD_FROM = 1 / 2;
/** What speaks against a value is named beside what speaks for it from this share of the gain on. */
const TRADE_OFF_FROM = 1 / 3;

/** What one attribute value of an item does for a feature of a profile. */
export interface Effect {
  /** Key of the feature. */
  feature: string;
  attribute: string;
  value: string;
  /** -3 to +3, never 0; above 0 is what the user wants, so that for a feature to show the sign is reversed. */
  rating: number;
  /** Of the feature. */
  strength: number;
  /** The effect sentence. */
  description: string;
  /** Rating times the weight of the feature, in points. */
  contribution: number;
}

/** An effect that made an item's score; the first that pulls the other way for another feature says so. */
export interface Reason extends Effect {
  /** Key of the feature that the same value works against most, if there is one. */
  against: string | null;
}

export interface Explanation {
  /** What is above 0, highest first, {@link MAX_REASONS} at most, none of which says what another does or denies. */
  reasons: Reason[];
  /**
   * What is below 0, lowest first, {@link MAX_CAUTIONS} at most: of a value that harms more than it helps what it does worst,
   * and of the others what is rated {@link CAUTION_RATING} or lower for a feature of {@link CAUTION_STRENGTH} or more.
   */
  cautions: Effect[];
}

/** How a feature is called within a sentence, for instance `narrow shoulders`. */
export type FeatureName = (key: string) => string;

/** An effect with what chooses between it and others. */
interface Candidate extends Effect {
  term: number;
  claims: readonly string[];
  /** What the same value does worst. */
  worst: Effect | undefined;
}

/** What an item does for a profile, and what it does against it, as far as it is worth being read. */
export function explain(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
  nameOf: FeatureName,
): Explanation {
  const { good, bad } = findEffects(compiled, dropWeakerOpposites(features), itemIndex);
  const garmentClaims = findClaims(compiled, itemIndex);
  const covers = compiled.covers(itemIndex);
  const isTrue = ({ claims, rating }: Candidate) =>
    claims.every(
      (claim) =>
        (garmentClaims.get(reverse(claim)) ?? 0) < Math.abs(rating) &&
        (!OUTLINES.includes(claim) || covers.includes(findZone(claim))),
    );
  const reasons = chooseReasons(good.filter(isTrue));
  const cautions = chooseCautions(bad, reasons);
  const said = new Set(cautions.map(({ feature, attribute, value }) => `${feature} ${attribute}:${value}`));
  const traded = reasons.find(
    ({ worst, contribution }) =>
      worst &&
      -worst.contribution > contribution * TRADE_OFF_FROM &&
      !said.has(`${worst.feature} ${worst.attribute}:${worst.value}`),
  );
  return {
    reasons: reasons.map((reason) => {
      const tradeOff = reason === traded ? ` ${tradeOffSentence(reason, reason.worst!, nameOf)}` : '';
      return {
        ...toEffect(reason),
        description: reason.description + tradeOff,
        against: reason.worst?.feature ?? null,
      };
    }),
    cautions: cautions.map(toEffect),
  };
}

/** All that an item does for a profile, highest first, without a choice among it. */
export function explainFully(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
): { helpful: Effect[]; harmful: Effect[] } {
  const effects = listTerms(compiled, itemIndex).flatMap((term) =>
    features.flatMap((feature) => listEffects(compiled, term, feature)),
  );
  return {
    helpful: effects
      .filter(({ contribution }) => contribution > 0)
      .sort(compareByContribution)
      .map(toEffect),
    harmful: effects
      .filter(({ contribution }) => contribution < 0)
      .sort(compareByContribution)
      .reverse()
      .map(toEffect),
  };
}

/** The reasons and cautions that there are, the strongest first in either list. */
function findEffects(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
): { good: Candidate[]; bad: Candidate[] } {
  const good: Candidate[] = [];
  const bad: Candidate[] = [];
  for (const term of listTerms(compiled, itemIndex)) {
    const effects = features.flatMap((feature) => listEffects(compiled, term, feature));
    const helpful = effects.filter(({ contribution }) => contribution > 0);
    const harmful = effects.filter(({ contribution }) => contribution < 0).sort(compareByContribution);
    harmful.reverse();
    const [worst] = harmful;
    const [best] = helpful.sort(compareByContribution);
    const net = sumByGroup(compiled, effects);
    const counts = best && best.contribution > HEARD_FROM * -(worst?.contribution ?? 0);
    if (net > 0 || counts) good.push(...helpful.map((effect) => ({ ...effect, worst })));
    const isBad = net < 0;
    bad.push(...harmful.filter((effect) => (isBad && effect === worst) || mustBeSaid(effect)));
  }
  return { good: good.sort(compareByContribution), bad: bad.sort(compareByContribution).reverse() };
}

/** What a term does in all: of features that are nearly one the strongest effect counts, in either direction. */
function sumByGroup({ featureIndex, featureGroups }: CompiledKnowledge, effects: readonly Effect[]): number {
  const groups = new Map<number, { help: number; harm: number }>();
  for (const { feature, contribution } of effects) {
    const group = featureGroups[featureIndex.get(feature)!]!;
    const { help, harm } = groups.get(group) ?? { help: 0, harm: 0 };
    groups.set(group, { help: Math.max(help, contribution), harm: Math.min(harm, contribution) });
  }
  return [...groups.values()].reduce((sum, { help, harm }) => sum + help + harm, 0);
}

/** The strongest; each value once, no two that say the same, and none that denies another. */
function chooseReasons(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const choose = (isWelcome: (candidate: Candidate) => boolean, most: number) => {
    for (const candidate of candidates)
      if (
        chosen.length < most &&
        isWelcome(candidate) &&
        !chosen.includes(candidate) &&
        chosen.every((other) => isAnotherThing(candidate, other))
      )
        chosen.push(candidate);
  };
  choose(({ term }) => chosen.every((other) => other.term !== term), MAX_REASONS);
  choose(() => true, LEAST_REASONS);
  return chosen.sort(compareByContribution);
}

function chooseCautions(candidates: readonly Candidate[], reasons: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates)
    if (chosen.length < MAX_CAUTIONS && chosen.every((other) => isAnotherThing(candidate, other)))
      chosen.push(candidate);
  return chosen.filter(({ description }) => reasons.every((reason) => reason.description !== description));
}

function isAnotherThing(one: Candidate, other: Candidate): boolean {
  return (
    one.description !== other.description &&
    (one.claims.length === 0 || one.claims[0] !== other.claims[0]) &&
    !one.claims.some((claim) => other.claims.includes(reverse(claim)))
  );
}

/** What the values of an item do to each part of the body, in the words of claims, each as strongly as its best rating. */
function findClaims(compiled: CompiledKnowledge, itemIndex: number): Map<string, number> {
  const claims = new Map<string, number>();
  for (const term of listTerms(compiled, itemIndex))
    for (const [claim, strength] of compiled.claimsOfTerm(term))
      claims.set(claim, Math.max(claims.get(claim) ?? 0, strength));
  return claims;
}

function findZone(claim: string): string {
  return claim.slice(0, claim.indexOf('.'));
}

function reverse(claim: string): string {
  return claim.slice(0, -1) + (claim.endsWith('+') ? '-' : '+');
}

function listTerms(
  { itemOffsets, itemTerms }: Pick<CompiledKnowledge, 'itemOffsets' | 'itemTerms'>,
  itemIndex: number,
): number[] {
  return [...itemTerms.subarray(itemOffsets[itemIndex], itemOffsets[itemIndex + 1])];
}

/** What a term does for one feature: the strongest of its values in each direction. */
function listEffects(compiled: CompiledKnowledge, term: number, feature: ProfileFeature): Candidate[] {
  const weight = computeWeight(feature);
  if (weight === 0) return [];
  const sign = Math.sign(weight);
  const effects = compiled.ratedValues(term, feature.key).map((rated): Candidate => ({
    feature: feature.key,
    attribute: rated.attribute,
    value: rated.value,
    rating: rated.rating * sign,
    strength: feature.strength,
    description: rated.effect,
    contribution: (rated.rating * weight) / STRENGTH_STEPS,
    term,
    claims: rated.claims ?? [],
    worst: undefined,
  }));
  const listStrongest = (direction: number) =>
    effects
      .filter(({ rating }) => rating * direction > 0)
      .sort((a, b) => Math.abs(b.rating) - Math.abs(a.rating))
      .slice(0, 1);
  return [...listStrongest(1), ...listStrongest(-1)];
}

function mustBeSaid({ rating, strength }: Effect): boolean {
  return rating <= CAUTION_RATING && strength >= CAUTION_STRENGTH;
}

/** As strong as the numbers: what speaks against a value, next to what it does for another feature. */
function tradeOffSentence(help: Effect, harm: Effect, nameOf: FeatureName): string {
  const share = -harm.contribution / help.contribution;
  const name = nameOf(harm.feature);
  if (share <= 0.5) return `A trade-off: for ${name} it pulls a little the other way.`;
  if (share < 1) return `A trade-off: for ${name} it pulls the other way.`;
  return `A trade-off: for ${name} it pulls the other way at least as much.`;
}

function compareByContribution(one: Effect, other: Effect): number {
  return other.contribution - one.contribution;
}

function toEffect({
  feature,
  attribute,
  value,
  rating,
  strength,
  description,
  contribution,
}: Effect): Effect {
  return { feature, attribute, value, rating, strength, description, contribution };
}

import { getPart } from '@figura/contracts';
import { createMessageFactory, startWith, type Text } from '@figura/messages';
import type { CompiledKnowledge } from './compile';
import { createFeaturePhrase, tellEffect } from './content-texts';
import messages from './effects/messages.en';
import { dropWeakerOpposites, type ProfileFeature } from './features';
import { getZone, isOnPartOfFeature } from './on-part';
import outfitMessages from './outfits/messages.en';
import { getUnsaid } from './profile-feature';
import { isSaid, isSayable } from './unsaid';
import { CAUTION_STRENGTH } from './rank';
import { STRENGTH_STEPS, computeWeight } from './weight';

const t = createMessageFactory(messages.tradeOff);
const shows = createMessageFactory(outfitMessages.shows);
const NO_PIECE = { piece: { noun: '' } };

export const CAUTION_RATING = -2;
/** Only cloth that touches a part has these effects. */
const OUTLINES: readonly string[] = ['waist.contour+', 'hips.contour+', 'abdomen.contour+', 'chest.contour+'];
const CLOTH: readonly string[] = ['fabric', 'texture', 'prints'];
const MAX_REASONS = 5;
const MAX_CAUTIONS = 3;
const LEAST_REASONS = 2;
const HEARD_FROM = 1 / 2;
const TRADE_OFF_FROM = 1 / 2;
const SLIGHT = 1 / 5;

export interface Effect {
  feature: string;
  attribute: string;
  value: string;
  /** -3 to +3, never 0; above 0 is wanted, so the sign flips for a feature to show. */
  rating: number;
  strength: number;
  description: Text;
  /** `<zone>.<effect>+` or `-`; empty for a sentence of its own. */
  claims: readonly string[];
  /** True if its description is made of its claims. */
  isGeneric: boolean;
  /** Rating times feature weight, in points. */
  contribution: number;
}

export interface Reason extends Effect {
  /** Key of the feature that the value works against most, or null. */
  against: string | null;
}

export interface Explanation {
  /** Above 0, highest first, {@link MAX_REASONS} at most, without repeats, contradictions, or outweighed ones. */
  reasons: Reason[];
  /**
   * Below 0, lowest first, {@link MAX_CAUTIONS} at most: the worst effect of net-negative values, and others
   * rated {@link CAUTION_RATING} or lower for features of {@link CAUTION_STRENGTH} or more.
   */
  cautions: Effect[];
}

/** Name within a sentence, for instance `narrow shoulders`. */
export type FeatureName = (key: string) => Text;

interface Candidate extends Omit<Effect, 'description'> {
  /** In English. */
  effect: string;
  /** True for a feature to show: its harm helps. */
  isTurned: boolean;
  term: number;
  best: Candidate | undefined;
  worst: Candidate | undefined;
  net: number;
}

/** @param mustWarn tells harm that another value contradicts, if there is no other */
export function explain(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
  nameOf: FeatureName,
  mustWarn = false,
): Explanation {
  return explainEffects(collectEffects(compiled, features, itemIndex, mustWarn), features, nameOf);
}

/** First what helps a part itself, then what helps from elsewhere. */
export function explainByPart(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
  nameOf: FeatureName,
): { reasons: Effect[]; cautions: Effect[] } {
  const effects = collectEffects(compiled, features, itemIndex);
  const { reasons, cautions } = explainEffects(effects, features, nameOf);
  return { reasons: preferOwnPart(reasons, chooseUnopposed(effects)), cautions };
}

function explainEffects(
  { good, bad }: CollectedEffects,
  features: readonly ProfileFeature[],
  nameOf: FeatureName,
): Explanation {
  const toThePoint = good.filter(isToThePoint);
  const clear = toThePoint.filter((candidate) => !isOutweighed(candidate));
  const chosen = chooseReasons(clear.length > 0 ? clear : toThePoint);
  const helps = new Set(chosen.flatMap(({ term, net }) => (net > 0 ? [term] : [])));
  // Each value is told once, by what outweighs; the other side is its trade-off.
  const cautions = chooseCautions(
    bad.filter(({ term }) => !helps.has(term)),
    chosen,
  );
  const harms = new Set(cautions.map(({ term }) => term));
  const reasons = chosen.filter(({ term }) => !harms.has(term));
  const said = new Set(cautions.map(({ feature, attribute, value }) => `${feature} ${attribute}:${value}`));
  const unsaid = getUnsaid(features);
  const canTell = (other: Candidate | undefined): other is Candidate =>
    other !== undefined && isSayable(unsaid, nameOf(other.feature));
  const traded = reasons.find(
    ({ worst, contribution }) =>
      canTell(worst) &&
      -worst.contribution > contribution * TRADE_OFF_FROM &&
      !said.has(`${worst.feature} ${worst.attribute}:${worst.value}`),
  );
  const isFirstOfTerm = ({ term }: Candidate, index: number) =>
    reasons.findIndex((other) => other.term === term) === index;
  return {
    reasons: reasons.map((reason, index) => {
      const { worst } = reason;
      const isTraded =
        reason === traded ||
        (isFirstOfTerm(reason, index) && traded?.term !== reason.term && canTell(worst) && mustBeSaid(worst));
      const effect = toEffect(reason);
      return {
        ...(isTraded ? tellTradeOff('harms', effect, reason.worst!, nameOf) : effect),
        against: reason.worst?.feature ?? null,
      };
    }),
    cautions: cautions.map((caution) => {
      const { best } = caution;
      const isTraded =
        !CLOTH.includes(caution.attribute) &&
        canTell(best) &&
        best.contribution > -caution.contribution * TRADE_OFF_FROM;
      const effect = toEffect(caution);
      return isTraded ? tellTradeOff('helps', effect, best, nameOf) : effect;
    }),
  };
}

/** All true effects above 0, strongest first, of values that work against no other feature. */
export function listReasons(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
): Effect[] {
  return chooseUnopposed(collectEffects(compiled, features, itemIndex));
}

function chooseUnopposed({ good }: CollectedEffects): Effect[] {
  return good
    .filter(({ worst, contribution }) => -(worst?.contribution ?? 0) < contribution * SLIGHT)
    .map(toEffect);
}

function preferOwnPart(reasons: readonly Effect[], others: readonly Effect[]): Effect[] {
  const chosen: Effect[] = [];
  for (const effect of [...reasons, ...others].filter(isOnPartOfFeature))
    if (chosen.every((other) => other.feature !== effect.feature && !areOneDetail(other, effect)))
      chosen.push(effect);
  return [...chosen, ...reasons.filter((reason) => !isOnPartOfFeature(reason))];
}

const areOneDetail = (a: Effect, b: Effect): boolean => a.attribute === b.attribute && a.value === b.value;

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

/** An effect at another part is no reason if it harms that, or if only the feet are told of. */
function isToThePoint({ feature, claims, isGeneric, worst, contribution }: Candidate): boolean {
  if (!isGeneric || isOnPartOfFeature({ feature, claims })) return true;
  const isHarmful = -(worst?.contribution ?? 0) > contribution * TRADE_OFF_FROM;
  return !isHarmful && !claims.every((claim) => getZone(claim) === 'feet');
}

function isOutweighed({ worst, contribution }: Pick<Candidate, 'worst' | 'contribution'>): boolean {
  return worst !== undefined && -worst.contribution >= contribution;
}

interface CollectedEffects {
  good: Candidate[];
  bad: Candidate[];
}

function collectEffects(
  compiled: CompiledKnowledge,
  asked: readonly ProfileFeature[],
  itemIndex: number,
  mustWarn = false,
): CollectedEffects {
  const features = dropWeakerOpposites(asked);
  const good: Candidate[] = [];
  const bad: Candidate[] = [];
  const garmentClaims = collectClaims(compiled, itemIndex);
  const covers = compiled.covers(itemIndex);
  const isTrue = ({ claims, rating }: Candidate) =>
    claims.every(
      (claim) =>
        (garmentClaims.get(reverse(claim)) ?? 0) < Math.abs(rating) &&
        (!OUTLINES.includes(claim) || covers.includes(getZone(claim))),
    );
  for (const term of listTerms(compiled, itemIndex)) {
    const effects = features.flatMap((feature) => listEffects(compiled, term, feature));
    const helpful = effects.filter(({ contribution }) => contribution > 0);
    const harmful = effects.filter(({ contribution }) => contribution < 0).sort(compareByContribution);
    harmful.reverse();
    const [worst] = harmful;
    const [best] = helpful.sort(compareByContribution);
    const net = sumByGroup(compiled, effects);
    const counts = best && best.contribution > HEARD_FROM * -(worst?.contribution ?? 0);
    if (net > 0 || counts) good.push(...helpful.map((effect) => ({ ...effect, worst, net })));
    const isBad = net < 0 || (best !== undefined && isOutweighed({ ...best, worst }));
    bad.push(
      ...harmful
        .filter((effect) => (isBad && effect === worst) || mustBeSaid(effect))
        .map((effect) => ({ ...effect, best, net })),
    );
  }
  const isTold = (candidate: Candidate) =>
    !isNothingGained(candidate) && (!candidate.isGeneric || isTrue(candidate));
  const told = bad.filter(isTold);
  return {
    good: good.filter(isTrue).sort(compareByContribution),
    bad: (told.length === 0 && mustWarn ? bad : told).sort(compareByContribution).reverse(),
  };
}

function isNothingGained({ isGeneric, rating, claims }: Candidate): boolean {
  return isGeneric && rating > CAUTION_RATING && claims.every((claim) => claim.endsWith('.focus-'));
}

function sumByGroup(
  { featureIndex, featureGroups }: CompiledKnowledge,
  effects: readonly Candidate[],
): number {
  const groups = new Map<number, { help: number; harm: number }>();
  for (const { feature, contribution } of effects) {
    const group = featureGroups[featureIndex.get(feature)!]!;
    const { help, harm } = groups.get(group) ?? { help: 0, harm: 0 };
    groups.set(group, { help: Math.max(help, contribution), harm: Math.min(harm, contribution) });
  }
  return [...groups.values()].reduce((sum, { help, harm }) => sum + help + harm, 0);
}

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
  return chosen.filter(({ effect }) => reasons.every((reason) => reason.effect !== effect));
}

function isAnotherThing(a: Candidate, b: Candidate): boolean {
  return (
    a.effect !== b.effect &&
    (a.claims.length === 0 || a.claims[0] !== b.claims[0]) &&
    !a.claims.some((claim) => b.claims.includes(reverse(claim)))
  );
}

function collectClaims(compiled: CompiledKnowledge, itemIndex: number): Map<string, number> {
  const claims = new Map<string, number>();
  for (const term of listTerms(compiled, itemIndex))
    for (const [claim, strength] of compiled.claimsOfTerm(term))
      claims.set(claim, Math.max(claims.get(claim) ?? 0, strength));
  return claims;
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

function listEffects(compiled: CompiledKnowledge, term: number, feature: ProfileFeature): Candidate[] {
  const weight = computeWeight(feature);
  if (weight === 0) return [];
  const sign = Math.sign(weight);
  const { unsaid } = feature;
  const rated = compiled.ratedValues(term, feature.key);
  const said = unsaid ? rated.filter((each) => isSaid(unsaid, each)) : rated;
  const effects = said.map((each): Candidate => ({
    feature: feature.key,
    attribute: each.attribute,
    value: each.value,
    rating: each.rating * sign,
    strength: feature.strength,
    effect: each.effect,
    isTurned: sign < 0,
    contribution: (each.rating * weight) / STRENGTH_STEPS,
    term,
    claims: each.claims ?? [],
    isGeneric: each.inGuide === false && (each.claims?.length ?? 0) > 0,
    best: undefined,
    worst: undefined,
    net: 0,
  }));
  const listStrongest = (direction: number) =>
    effects
      .filter(({ rating }) => rating * direction > 0)
      .sort((a, b) => Math.abs(b.rating) - Math.abs(a.rating))
      .slice(0, 1);
  return [...listStrongest(1), ...listStrongest(-1)];
}

function mustBeSaid({ rating, strength }: Pick<Effect, 'rating' | 'strength'>): boolean {
  return rating <= CAUTION_RATING && strength >= CAUTION_STRENGTH;
}

function tellTradeOff(
  does: 'helps' | 'harms',
  effect: Effect,
  other: Candidate,
  nameOf: FeatureName,
): Effect {
  const feature = createFeaturePhrase(nameOf(other.feature));
  return { ...effect, description: t(does, { effect: effect.description, feature }) };
}

function compareByContribution(a: Pick<Effect, 'contribution'>, b: Pick<Effect, 'contribution'>): number {
  return b.contribution - a.contribution;
}

function toEffect({ effect, isTurned, ...candidate }: Candidate): Effect {
  const { feature, attribute, value, rating, strength, claims, isGeneric, contribution } = candidate;
  const description =
    isTurned && isGeneric && rating > 0
      ? startWith('upper', t('shown', { deed: shows(getPart(feature) as 'waist', NO_PIECE) }))
      : tellEffect(feature, attribute, value, effect);
  return { feature, attribute, value, rating, strength, claims, isGeneric, description, contribution };
}

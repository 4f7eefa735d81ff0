import type { CompiledKnowledge } from './compile';
import { dropWeakerOpposites, STRENGTH_STEPS, type ProfileFeature } from './features';
import { weightOf } from './weight';

/** From this strength of its feature on, a value rated {@link CAUTION_RATING} or lower is always said. */
export const CAUTION_STRENGTH = 0.5;
export const CAUTION_RATING = -2;

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

/** An effect that made an item's score; its sentence names the trade-off when another feature pulls the other way. */
export interface Reason extends Effect {
  /** Key of the feature that the same value works against most, if there is one. */
  against: string | null;
}

export interface Explanation {
  /** What is above 0, highest first, each sentence once. */
  reasons: Reason[];
  /**
   * What is below 0, lowest first, each sentence once: all of a value that helps no feature, and of the others what is
   * rated {@link CAUTION_RATING} or lower for a feature of {@link CAUTION_STRENGTH} or more. The rest are trade-offs.
   */
  cautions: Effect[];
}

/** How a feature is called within a sentence, for instance `narrow shoulders`. */
export type FeatureName = (key: string) => string;

/** What an item does for a profile, and what it does against it. */
export function explain(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
  nameOf: FeatureName,
): Explanation {
  const { itemOffsets, itemTerms } = compiled;
  const said = dropWeakerOpposites(features);
  const reasons: Reason[] = [];
  const cautions: Effect[] = [];
  for (let at = itemOffsets[itemIndex]!; at < itemOffsets[itemIndex + 1]!; at++) {
    const effects = said.flatMap((feature) => effectsOf(compiled, itemTerms[at]!, feature));
    const helpful = effects.filter(({ contribution }) => contribution > 0);
    const harmful = effects
      .filter(({ contribution }) => contribution < 0)
      .sort((a, b) => a.contribution - b.contribution);
    const worst = harmful[0];
    for (const effect of helpful) {
      const tradeOff = worst ? ` ${tradeOffSentence(effect, worst, nameOf)}` : '';
      reasons.push({
        ...effect,
        description: effect.description + tradeOff,
        against: worst?.feature ?? null,
      });
    }
    cautions.push(...(helpful.length === 0 ? harmful : harmful.filter(mustBeSaid)));
  }
  return {
    reasons: eachOnce(reasons.sort((a, b) => b.contribution - a.contribution)),
    cautions: eachOnce(cautions.sort((a, b) => a.contribution - b.contribution)),
  };
}

/** What a term does for one feature: the strongest of its values in each direction. */
function effectsOf(compiled: CompiledKnowledge, term: number, feature: ProfileFeature): Effect[] {
  const weight = weightOf(feature);
  if (weight === 0) return [];
  const sign = Math.sign(weight);
  const effects = compiled.ratedValues(term, feature.key).map((rated): Effect => ({
    feature: feature.key,
    attribute: rated.attribute,
    value: rated.value,
    rating: rated.rating * sign,
    strength: feature.strength,
    description: rated.effect,
    contribution: (rated.rating * weight) / STRENGTH_STEPS,
  }));
  const strongest = (direction: number) =>
    effects
      .filter(({ rating }) => rating * direction > 0)
      .sort((a, b) => Math.abs(b.rating) - Math.abs(a.rating))
      .slice(0, 1);
  return [...strongest(1), ...strongest(-1)];
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

function eachOnce<E extends Effect>(effects: readonly E[]): E[] {
  const seen = new Set<string>();
  return effects.filter(({ description }) => !seen.has(description) && seen.add(description));
}

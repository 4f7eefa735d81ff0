import type { CatalogRecommendation } from '@figura/catalog';
import { PASSPORT_RULES } from '@figura/contracts';
import { computeWeight, type ProfileFeature } from '@figura/styling';

const MAX_OF_A_SIDE = 3;
const COLOR = 'color';
const COLOR_RULES = 2;

export interface ChosenRule {
  recommendation: CatalogRecommendation;
  /** Rating times weight over all features; above 0 means choose. */
  worth: number;
}

interface Candidate extends ChosenRule {
  contribution: number;
}

/**
 * Sums each value's ratings over all features, so that good and bad effects offset each other. Ties keep the
 * order of the guides.
 */
export function chooseRules(
  recommendations: ReadonlyMap<string, readonly CatalogRecommendation[]>,
  features: readonly ProfileFeature[],
  isWorn: (recommendation: CatalogRecommendation) => boolean,
): { rules: ChosenRule[]; colorRules: ChosenRule[] } {
  const candidates = listCandidates(recommendations, features)
    .filter(({ recommendation }) => isWorn(recommendation))
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const isColor = ({ recommendation }: Candidate) => recommendation.attribute === COLOR;
  return {
    rules: listBalanced(candidates.filter((candidate) => !isColor(candidate))),
    colorRules: sortHelpfulFirst(candidates.filter(isColor).slice(0, COLOR_RULES)),
  };
}

function listCandidates(
  recommendations: ReadonlyMap<string, readonly CatalogRecommendation[]>,
  features: readonly ProfileFeature[],
): Candidate[] {
  const values = new Map<string, { worth: number; said: Omit<Candidate, 'worth'>[] }>();
  for (const feature of features) {
    const weight = computeWeight(feature);
    for (const recommendation of recommendations.get(feature.key) ?? []) {
      const { attribute, value, onlyWhereWorn, rating, inGuide } = recommendation;
      const place = onlyWhereWorn ? feature.key : '';
      const key = `${attribute}:${value} ${place}`;
      const known = values.get(key) ?? { worth: 0, said: [] };
      const contribution = rating * weight;
      known.worth += contribution;
      if (inGuide) known.said.push({ recommendation, contribution });
      values.set(key, known);
    }
  }
  return [...values.values()].flatMap(({ worth, said }) => {
    const [strongest] = said
      .filter(({ contribution }) => contribution * worth > 0)
      .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
    return strongest ? [{ ...strongest, worth }] : [];
  });
}

function listBalanced(candidates: readonly Candidate[]): ChosenRule[] {
  const chosen: Candidate[] = [];
  const choose = (isWelcome: (candidate: Candidate) => boolean) => {
    for (const candidate of candidates)
      if (chosen.length < PASSPORT_RULES && !chosen.includes(candidate) && isWelcome(candidate))
        chosen.push(candidate);
  };
  const isNewAttribute = ({ recommendation: { attribute } }: Candidate) =>
    chosen.every(({ recommendation }) => recommendation.attribute !== attribute);
  const hasRoomOnItsSide = ({ worth }: Candidate) =>
    chosen.filter((other) => other.worth > 0 === worth > 0).length < MAX_OF_A_SIDE;
  choose((candidate) => isNewAttribute(candidate) && hasRoomOnItsSide(candidate));
  choose(isNewAttribute);
  choose(() => true);
  return sortHelpfulFirst(chosen);
}

function sortHelpfulFirst(rules: readonly Candidate[]): ChosenRule[] {
  return rules
    .map(({ recommendation, worth }) => ({ recommendation, worth }))
    .sort((a, b) => b.worth - a.worth);
}

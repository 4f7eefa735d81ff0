import type { CatalogItem, CatalogRecommendation } from '@figura/catalog';
import { CATEGORIES, getPart, PASSPORT_RULES } from '@figura/contracts';
import { computeWeight, type ProfileFeature } from '@figura/styling';

/** Per category. Enough to hold the first choice of every body that shares the coarse body. */
const FIRST_CHOICES = 12;
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

type Item = Pick<CatalogItem, 'attributes'>;
export type Recommendations = ReadonlyMap<string, readonly CatalogRecommendation[]>;

/** Sums each value's ratings over all features, so that good and bad effects offset each other. Ties keep the guides' order. */
export function chooseRules(
  recommendations: Recommendations,
  features: readonly ProfileFeature[],
  isWorn: (recommendation: CatalogRecommendation) => boolean,
  firstChoices: readonly Item[] = [],
): { rules: ChosenRule[]; colorRules: ChosenRule[] } {
  const candidates = listCandidates(recommendations, features)
    .filter(
      ({ recommendation, worth }) =>
        isWorn(recommendation) &&
        (worth > 0 || !firstChoices.some((item) => hasSuch(item, recommendation, recommendations))),
    )
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const isColor = ({ recommendation }: Candidate) => recommendation.attribute === COLOR;
  const chosen = listBalanced(candidates.filter((candidate) => !isColor(candidate)));
  const colors = candidates.filter(isColor);
  const [first, second] = colors;
  const told = first && second && isOfOnePart(first, second) ? [first] : colors.slice(0, COLOR_RULES);
  return { rules: sortHelpfulFirst(chosen), colorRules: sortHelpfulFirst(told) };
}

export function listFirstChoices(looks: readonly CatalogItem[]): CatalogItem[] {
  return CATEGORIES.flatMap((name) =>
    looks.filter(({ category }) => category === name).slice(0, FIRST_CHOICES),
  );
}

const OF_DEGREES: readonly string[] = ['neckline'];

/** The value, or a neckline that acts in the same direction: a wrapped one opens to a V. */
export function hasSuch(
  { attributes }: Item,
  { feature, attribute, value, rating }: CatalogRecommendation,
  recommendations: Recommendations,
): boolean {
  const worn = attributes[attribute] ?? [];
  if (worn.includes(value) || !OF_DEGREES.includes(attribute)) return worn.includes(value);
  return (recommendations.get(feature) ?? []).some(
    (other) => other.attribute === attribute && other.rating * rating > 0 && worn.includes(other.value),
  );
}

function listCandidates(recommendations: Recommendations, features: readonly ProfileFeature[]): Candidate[] {
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

const findPart = ({ recommendation: { feature } }: Candidate) => getPart(feature);

/** Parts on which a detail is visible; its effect is told for these only. */
const SEEN_AT: Readonly<Record<string, readonly string[]>> = {
  neckline: ['neck', 'face', 'shoulders', 'chest'],
  sleeves: ['shoulders', 'arms', 'chest'],
  sleeveLength: ['arms', 'shoulders'],
  waist: ['waist', 'legs', 'torso', 'abdomen', 'mid-body'],
  leg: ['legs', 'hips', 'bottom', 'calves', 'ankles', 'height'],
  length: ['legs', 'hips', 'bottom', 'torso', 'height', 'calves'],
  pattern: [],
  fabric: [],
  fit: [],
  line: [],
};

const isSeenThere = (candidate: Candidate) =>
  SEEN_AT[candidate.recommendation.attribute]?.includes(findPart(candidate)) ?? true;

/** Attributes of clothes bought often. */
const OF_MOST_CLOTHES: readonly string[] = ['waist', 'neckline', 'length', 'leg', 'style', 'fit'];

const isCommon = ({ recommendation }: Pick<Candidate, 'recommendation'>) =>
  OF_MOST_CLOTHES.includes(recommendation.attribute);

function isOfOnePart(a: Candidate, b: Candidate): boolean {
  return findPart(a) === findPart(b) && a.worth > 0 === b.worth > 0;
}

function listBalanced(candidates: readonly Candidate[]): Candidate[] {
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
  const isOfNewPart = (candidate: Candidate) => !chosen.some((other) => isOfOnePart(candidate, other));
  const isWelcome = (candidate: Candidate) =>
    isNewAttribute(candidate) &&
    hasRoomOnItsSide(candidate) &&
    isOfNewPart(candidate) &&
    isSeenThere(candidate);
  choose((candidate) => isCommon(candidate) && isWelcome(candidate));
  choose(isWelcome);
  choose((candidate) => isNewAttribute(candidate) && hasRoomOnItsSide(candidate));
  choose(isNewAttribute);
  choose(() => true);
  return chosen;
}

function sortHelpfulFirst(rules: readonly Candidate[]): ChosenRule[] {
  return rules
    .map(({ recommendation, worth }) => ({ recommendation, worth }))
    .sort(
      (a, b) =>
        Number(b.worth > 0) - Number(a.worth > 0) ||
        Number(isCommon(b)) - Number(isCommon(a)) ||
        b.worth - a.worth,
    );
}

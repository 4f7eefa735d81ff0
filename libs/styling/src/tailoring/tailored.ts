import type { Category, VerdictLevel } from '@figura/contracts';
import { weigh } from '../check/check-garment';
import type { CompiledChecks } from '../check/compiled-checks';
import type { Measure } from '../check/scale';
import { explain, type Effect, type Explanation, type FeatureName } from '../explain';
import type { ProfileFeature } from '../features';
import type { RatedItem } from '../knowledge';
import { ALTERATIONS, type AlterationRule } from './alterations';

/** Minimum gain, besides a better level: half a level. Our choice. */
const LEAST_LIFT = 0.2;

export interface OwnedGarment extends Pick<RatedItem, 'type' | 'attributes'> {
  readonly category: Category;
}

export interface Alteration {
  readonly rule: AlterationRule;
  readonly from: string;
  /** Null for a removal. */
  readonly to: string | null;
  readonly level: VerdictLevel;
  /** New score minus old score, exactly; at least {@link LEAST_LIFT}. */
  readonly gain: number;
  readonly ends: Effect | null;
  readonly brings: Effect | null;
}

export interface Tailored extends Pick<Explanation, 'cautions'> {
  readonly level: VerdictLevel;
  readonly score: number;
  readonly alteration: Alteration | null;
}

interface Possible extends Pick<Alteration, 'rule' | 'from' | 'to'> {
  readonly attributes: RatedItem['attributes'];
}

/**
 * Finds the best alteration. Values that no garment of the type has are left out.
 * @throws RangeError for an unknown type or feature
 */
export function tailorGarment(
  checks: CompiledChecks,
  garment: OwnedGarment,
  features: readonly ProfileFeature[],
  nameOf: FeatureName,
  isOffered: (attributes: RatedItem['attributes']) => boolean,
  measure?: Measure,
): Tailored {
  const possible = listPossibleGarments(garment, checks).filter(({ attributes }) => isOffered(attributes));
  const garments = [garment.attributes, ...possible.map(({ attributes }) => attributes)];
  const { compiled, judgments } = weigh(checks, garment.type, features, garments, measure);
  const { score, level } = judgments[0]!;
  const before = explain(compiled, features, 0, nameOf);
  const [best] = possible
    .map((change, index) => ({ change, index: index + 1, gain: judgments[index + 1]!.score - score }))
    .filter(({ index, gain }) => gain >= LEAST_LIFT && judgments[index]!.level !== level)
    .sort((a, b) => b.gain - a.gain);
  if (!best) return { level, score, cautions: before.cautions, alteration: null };
  const { rule, from, to } = best.change;
  const after = explain(compiled, features, best.index, nameOf);
  return {
    level,
    score,
    cautions: before.cautions,
    alteration: {
      rule,
      from,
      to,
      level: judgments[best.index]!.level,
      gain: best.gain,
      ends: findFirstMissing(before.cautions, after.cautions),
      brings: findFirstMissing(after.reasons, before.reasons),
    },
  };
}

function listPossibleGarments(
  { category, type, attributes }: OwnedGarment,
  { reach }: CompiledChecks,
): Possible[] {
  const has = (sought: string) => {
    const [attribute = '', value = ''] = sought.split(':');
    return attributes[attribute]?.includes(value) === true;
  };
  const canHave = (attribute: string, value: string) => reach.get(type)?.get(attribute)?.includes(value);
  return ALTERATIONS.filter(
    ({ categories, unless }) => categories.includes(category) && !unless.some(has),
  ).flatMap((rule) =>
    Object.entries(rule.changes)
      .filter(([from]) => has(`${rule.attribute}:${from}`))
      .flatMap(([from, becomes]) =>
        becomes
          .filter((to) => to === null || canHave(rule.attribute, to))
          .map((to) => ({ rule, from, to, attributes: collectAltered(attributes, rule, from, to) })),
      ),
  );
}

function collectAltered(
  attributes: RatedItem['attributes'],
  { attribute, ends }: AlterationRule,
  from: string,
  to: string | null,
): RatedItem['attributes'] {
  const gone = new Set([...ends, `${attribute}:${from}`]);
  const left = Object.entries(attributes).map(([name, values = []]) => [
    name,
    values.filter((value) => !gone.has(`${name}:${value}`)),
  ]);
  const others = (Object.fromEntries(left) as Record<string, string[]>)[attribute] ?? [];
  return {
    ...(Object.fromEntries(left) as Record<string, string[]>),
    [attribute]: to === null || others.includes(to) ? others : [...others, to],
  };
}

function findFirstMissing(effects: readonly Effect[], others: readonly Effect[]): Effect | null {
  const getKey = ({ feature, attribute, value }: Effect) => `${feature} ${attribute}:${value}`;
  const known = new Set(others.map(getKey));
  return effects.find((effect) => !known.has(getKey(effect))) ?? null;
}

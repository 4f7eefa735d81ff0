import type { Category, VerdictLevel } from '@figura/contracts';
import { weigh } from '../check/check-garment';
import type { CompiledChecks } from '../check/compiled-checks';
import type { Measure } from '../check/scale';
import { explain, type Effect, type Explanation, type FeatureName } from '../explain';
import type { ProfileFeature } from '../features';
import type { RatedItem } from '../knowledge';
import { ALTERATIONS, type AlterationRule } from './alterations';

/**
 * An alteration is worth a tailor from this gain on, if it lifts the verdict to another level too: half of the way from one
 * level to the next. Ours.
 */
const LEAST_LIFT = 0.2;

/** A garment that there is. */
export interface OwnedGarment extends Pick<RatedItem, 'type' | 'attributes'> {
  readonly category: Category;
}

/** One change that a tailor could make, and what it does for the user. */
export interface Alteration {
  readonly rule: AlterationRule;
  readonly from: string;
  /** Null where it is only taken off. */
  readonly to: string | null;
  /** Of the garment after it. */
  readonly level: VerdictLevel;
  /** The score after it less the one before, exactly; {@link LEAST_LIFT} or more. */
  readonly gain: number;
  /** What works against the user now and no more after it, and what works for them only then. */
  readonly ends: Effect | null;
  readonly brings: Effect | null;
}

/** How a garment suits, and what a tailor could make of it. */
export interface Tailored extends Pick<Explanation, 'cautions'> {
  readonly level: VerdictLevel;
  readonly score: number;
  /** The one that gains most; null where none lifts the verdict. */
  readonly alteration: Alteration | null;
}

interface Possible extends Pick<Alteration, 'rule' | 'from' | 'to'> {
  readonly attributes: RatedItem['attributes'];
}

/**
 * What a tailor could make of a garment. What no garment of the type has is not asked for.
 *
 * @param isOffered whether a garment with these attributes may be suggested
 * @param measure what its type can reach for these features, where that is known already
 * @throws RangeError for a type or a feature that the knowledge does not have
 */
export function createTailored(
  checks: CompiledChecks,
  garment: OwnedGarment,
  features: readonly ProfileFeature[],
  nameOf: FeatureName,
  isOffered: (attributes: RatedItem['attributes']) => boolean,
  measure?: Measure,
): Tailored {
  const possible = listPossibleFor(garment, checks).filter(({ attributes }) => isOffered(attributes));
  const garments = [garment.attributes, ...possible.map(({ attributes }) => attributes)];
  const { compiled, judgments } = weigh(checks, garment.type, features, garments, measure);
  const { score, level } = judgments[0]!;
  const before = explain(compiled, features, 0, nameOf);
  const [best] = possible
    .map((change, at) => ({ change, index: at + 1, gain: judgments[at + 1]!.score - score }))
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

function listPossibleFor(
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

/** The attributes of a garment after a tailor had it. */
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

/** The first effect that is not among others. */
function findFirstMissing(effects: readonly Effect[], others: readonly Effect[]): Effect | null {
  const getKey = ({ feature, attribute, value }: Effect) => `${feature} ${attribute}:${value}`;
  const known = new Set(others.map(getKey));
  return effects.find((effect) => !known.has(getKey(effect))) ?? null;
}

import type { RatedItem } from '../knowledge';
import { createContradictionTest, type Demands } from './possible';
import { toPairKey, type Reach } from './reach';
import type { Judgment } from './scale';

const MAX_ALTERNATIVES = 3;

export interface Change {
  readonly attribute: string;
  /** The replaced value; null if the new one is added. */
  readonly from: string | null;
  readonly to: string;
}

interface ChangeRules {
  readonly together: ReadonlySet<string>;
  readonly demands: Demands;
  /** By `attribute:value`, the group of values that look the same. */
  readonly facts: ReadonlyMap<string, number>;
}

export function collectChanged(
  attributes: RatedItem['attributes'],
  { attribute, from, to }: Change,
): RatedItem['attributes'] {
  const values = attributes[attribute] ?? [];
  const others = values.filter((value) => value !== from);
  return { ...attributes, [attribute]: [...others, to] };
}

/** To one other value. It replaces the only value it never occurs with; omits synonyms and contradictions. */
export function listChanges(
  attributes: RatedItem['attributes'],
  reach: Reach,
  { together, demands, facts }: ChangeRules,
): Change[] {
  const contradicts = createContradictionTest(attributes, demands);
  const stated = Object.entries(attributes).flatMap(([attribute, values = []]) =>
    values.flatMap((value) => {
      const fact = facts.get(`${attribute}:${value}`);
      return fact === undefined ? [] : [{ attribute, value, fact }];
    }),
  );
  const isSaid = ({ attribute, from, to }: Change) => {
    const fact = facts.get(`${attribute}:${to}`);
    return stated.some((own) => own.fact === fact && !(own.attribute === attribute && own.value === from));
  };
  return [...reach]
    .flatMap(([attribute, slugs]) => {
      const present = attributes[attribute] ?? [];
      return slugs
        .filter((to) => !present.includes(to))
        .flatMap((to): Change[] => {
          const rivals = present.filter((from) => !together.has(toPairKey(attribute, from, to)));
          return rivals.length > 1 ? [] : [{ attribute, from: rivals[0] ?? null, to }];
        });
    })
    .filter((change) => !isSaid(change) && !contradicts(change));
}

export function chooseBestChanges(
  changes: readonly Change[],
  judgments: readonly Judgment[],
  facts: ChangeRules['facts'],
  isOffered: (change: Change) => boolean,
) {
  const taken = new Set<string | number>();
  const take = ({ attribute, to }: Change) => {
    const fact = facts.get(`${attribute}:${to}`) ?? attribute;
    const isTaken = taken.has(attribute) || taken.has(fact);
    if (!isTaken) taken.add(attribute).add(fact);
    return !isTaken;
  };
  return changes
    .map((change, position) => ({
      ...change,
      index: position + 1,
      gain: judgments[position + 1]!.score - judgments[0]!.score,
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .filter((change) => isOffered(change) && take(change))
    .slice(0, MAX_ALTERNATIVES);
}

import type { RatedItem } from '../knowledge';
import { createContradictions, type Demands } from './possible';
import { pairOf, type Reach } from './reach';
import type { Judgment } from './scale';

const MAX_ALTERNATIVES = 3;

/** One change of a garment that a shop would have. */
export interface Change {
  readonly attribute: string;
  /** The value that it takes the place of; null where it comes beside what there is, if anything. */
  readonly from: string | null;
  readonly to: string;
}

interface ChangeRules {
  /** Values of one attribute that some item has both, as {@link pairOf} names them. */
  readonly together: ReadonlySet<string>;
  readonly demands: Demands;
  /** By `attribute:value`, the group of values that are one thing to the eye. */
  readonly facts: ReadonlyMap<string, number>;
}

/** A garment after a change. */
export function collectChanged(
  attributes: RatedItem['attributes'],
  { attribute, from, to }: Change,
): RatedItem['attributes'] {
  const values = attributes[attribute] ?? [];
  const others = values.filter((value) => value !== from);
  return { ...attributes, [attribute]: [...others, to] };
}

/**
 * Every change to one other value: it replaces what never stands beside it on a garment, if that is one value. What the
 * garment says already in another word is no change, and what would contradict the rest of it is none that a shop has.
 */
export function findChanges(
  attributes: RatedItem['attributes'],
  reach: Reach,
  { together, demands, facts }: ChangeRules,
): Change[] {
  const contradicts = createContradictions(attributes, demands);
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
          const rivals = present.filter((from) => !together.has(pairOf(attribute, from, to)));
          return rivals.length > 1 ? [] : [{ attribute, from: rivals[0] ?? null, to }];
        });
    })
    .filter((change) => !isSaid(change) && !contradicts(change));
}

/**
 * The best change of each attribute that is offered, with the number of the item that it makes; of changes to one thing in
 * several words the first.
 */
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

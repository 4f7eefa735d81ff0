import { randomInt } from 'node:crypto';

/** What {@link runInFreePlace} needs to know of what an owner has stored. */
interface Places<T> {
  /** The places that are taken, each a number from 0. */
  taken(): Promise<readonly number[]>;
  /** Stores the new entry in a place; null when somebody else has taken it meanwhile. */
  store(place: number): Promise<T | null>;
}

/**
 * Free places for so many more entries of an owner who may have `limit` of them; null where there is no room for all. They are
 * among as many of the lowest free ones as may still be taken, so that entries which come at once never take more; which of
 * them is left to chance, so that they seldom want the same.
 */
export function freePlaces(limit: number, taken: readonly number[], count: number): number[] | null {
  if (taken.length + count > limit) return null;
  const full = new Set(taken);
  const free: number[] = [];
  for (let place = 0; free.length < limit - full.size; place++) if (!full.has(place)) free.push(place);
  const first = randomInt(free.length);
  return [...free.slice(first), ...free.slice(0, first)].slice(0, count);
}

/**
 * Stores one more entry of an owner who may have `limit` of them. Each has a place of its own, which a unique index
 * guards: however many are stored at the same time, there are never more than places, and no count can go wrong.
 *
 * @returns null when every place is taken
 */
export async function runInFreePlace<T>(limit: number, { taken, store }: Places<T>): Promise<T | null> {
  for (;;) {
    const free = freePlaces(limit, await taken(), 1);
    if (!free) return null;
    const stored = await store(free[0]!);
    if (stored !== null) return stored;
  }
}

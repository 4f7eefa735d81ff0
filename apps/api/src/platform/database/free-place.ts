import { randomInt } from 'node:crypto';

interface Places<T> {
  taken(): Promise<readonly number[]>;
  store(place: number): Promise<T | null>;
}

/**
 * Picks `count` free places at random among the lowest, so concurrent entries seldom collide. Null if there is
 * no room for all.
 */
export function freePlaces(limit: number, taken: readonly number[], count: number): number[] | null {
  if (taken.length + count > limit) return null;
  const full = new Set(taken);
  const free: number[] = [];
  for (let place = 0; free.length < limit - full.size; place++) if (!full.has(place)) free.push(place);
  const first = randomInt(free.length);
  return [...free.slice(first), ...free.slice(0, first)].slice(0, count);
}

/** A unique index on the place enforces `limit`, even under races. Null when all places are taken. */
export async function runInFreePlace<T>(limit: number, { taken, store }: Places<T>): Promise<T | null> {
  for (;;) {
    const free = freePlaces(limit, await taken(), 1);
    if (!free) return null;
    const stored = await store(free[0]!);
    if (stored !== null) return stored;
  }
}

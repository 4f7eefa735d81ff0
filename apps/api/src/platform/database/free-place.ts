import { randomInt } from 'node:crypto';
import type { Model, Types } from 'mongoose';
import { isDuplicate } from './database-errors';

interface PlacedDocument {
  userId: Types.ObjectId;
  /** Slot number from 0, unique per user. */
  place: number;
}

interface NewDocument<T> {
  store(place: number): Promise<T>;
  /** Finds what an earlier request stored under an id that the browser chose. */
  findStored?(): Promise<T | null>;
}

/**
 * Picks `count` free slots at random among the lowest, so that concurrent requests rarely collide. Null if
 * there is not enough room.
 */
export function freePlaces(limit: number, taken: readonly number[], count: number): number[] | null {
  if (taken.length + count > limit) return null;
  const full = new Set(taken);
  const free: number[] = [];
  for (let place = 0; free.length < limit - full.size; place++) if (!full.has(place)) free.push(place);
  const first = randomInt(free.length);
  return [...free.slice(first), ...free.slice(0, first)].slice(0, count);
}

/** A unique index on the slot enforces `limit`, even when requests race. Null when all slots are taken. */
export async function storeInFreePlace<D extends PlacedDocument, T>(
  model: Model<D>,
  userId: Types.ObjectId,
  limit: number,
  { store, findStored = () => Promise.resolve(null) }: NewDocument<T>,
): Promise<T | null> {
  for (;;) {
    const taken = await model.find({ userId }, { _id: 0, place: 1 }).lean<Pick<PlacedDocument, 'place'>[]>();
    const free = freePlaces(
      limit,
      taken.map(({ place }) => place),
      1,
    );
    if (!free) return findStored();
    try {
      return await store(free[0]!);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    const stored = await findStored();
    if (stored) return stored;
  }
}

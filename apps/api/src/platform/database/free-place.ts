/** What {@link inFreePlace} needs to know of what an owner has stored. */
interface Places<T> {
  /** The places that are taken, each a number from 0. */
  taken(): Promise<readonly number[]>;
  /** Stores the new entry in a place; null when somebody else has taken it meanwhile. */
  store(place: number): Promise<T | null>;
}

/**
 * Stores one more entry of an owner who may have `limit` of them. Each has a place of its own, which a unique index
 * guards: however many are stored at the same time, there are never more than places, and no count can go wrong.
 *
 * @returns null when every place is taken
 */
export async function inFreePlace<T>(limit: number, { taken, store }: Places<T>): Promise<T | null> {
  for (;;) {
    const full = new Set(await taken());
    const free = Array.from({ length: limit }, (_, place) => place).filter((place) => !full.has(place));
    if (free.length === 0) return null;
    // Any free one, so that those who store at the same time seldom meet.
    const stored = await store(free[Math.floor(Math.random() * free.length)]!);
    if (stored !== null) return stored;
  }
}

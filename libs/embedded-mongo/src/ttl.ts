import type { Engine } from './commands/engine';
import { Collection } from './storage/collection';
import { BEGINNING_OF_TIME } from './values/moments';

/** Resolves with the number of removed documents once that is on disk. */
export async function removeExpired(engine: Engine): Promise<number> {
  return listDueDocuments(engine).length === 0
    ? 0
    : engine.store.write(() => {
        const expired = listDueDocuments(engine);
        for (const { collection, id } of expired) {
          for (const stored of collection.fetch([id])) collection.remove(stored);
        }
        return expired.length;
      });
}

function listDueDocuments(engine: Engine): { collection: Collection; id: number }[] {
  const now = engine.clock().getTime();
  return engine.catalog.list().flatMap((info) => {
    const collection = new Collection(engine.store, info);
    return info.indexes.flatMap((index) => {
      if (index.expireAfterSeconds === undefined) return [];
      const cutoff = new Date(now - index.expireAfterSeconds * 1000);
      const ids = new Set(collection.lookupRange(index, BEGINNING_OF_TIME, cutoff));
      return [...ids].map((id) => ({ collection, id }));
    });
  });
}

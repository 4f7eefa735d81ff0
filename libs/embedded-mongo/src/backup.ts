import { mkdirSync } from 'node:fs';
import { release } from './owner';
import { copyStore, hasStore, Store } from './storage/store';

/** As of one moment, even while a process serves it; omits free pages. Throws Error without a database, or if the target has one. */
export async function backUpEmbeddedMongo(folder: string, target: string): Promise<void> {
  if (!hasStore(folder)) throw new Error(`There is no embedded database in ${folder}.`);
  if (hasStore(target)) throw new Error(`There is a database in ${target} already.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  await copyStore(folder, target);
  const copy = new Store(target);
  await release(copy);
  await copy.close();
}

import { mkdirSync } from 'node:fs';
import { release } from './owner';
import { copyStore, hasStore, Store } from './storage/store';

/**
 * Copies the database of a folder, as it is at one moment, into another folder, which is made when it is missing. It may
 * be served by a running process meanwhile: LMDB's readers see one commit and hold nobody up. Pages that are free are left out.
 *
 * @throws Error when there is no database in the folder, or one in the target already
 */
export async function backUpEmbeddedMongo(folder: string, target: string): Promise<void> {
  if (!hasStore(folder)) throw new Error(`There is no embedded database in ${folder}.`);
  if (hasStore(target)) throw new Error(`There is a database in ${target} already.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  await copyStore(folder, target);
  // Who serves the original does not serve the copy.
  const copy = new Store(target);
  await release(copy);
  await copy.close();
}

import type { Catalog } from '@figura/catalog';
import type { Task } from '../platform/threads/task';
import { compileCatalog, type LoadedCatalog } from './loaded-catalog';

export function createCatalogTask<Input, Output>(
  name: string,
  run: (input: Input, loaded: LoadedCatalog) => Output,
): Task<Input, Output> {
  return { name, run: (input, catalog) => run(input, compileCatalog(catalog as Catalog)) };
}

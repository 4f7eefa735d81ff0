import { loadCatalog, type Catalog } from '@figura/catalog';
import { readSharedText } from './shared-text';

export const readBuiltInCatalog = (): Catalog =>
  JSON.parse(readSharedText('catalog.json', () => JSON.stringify(loadCatalog()))) as Catalog;

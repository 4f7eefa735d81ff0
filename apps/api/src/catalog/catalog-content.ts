import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BESIDE_THE_BUNDLE = join(__dirname, 'catalog');

/** Folder of the catalog's files: a copy beside the bundle when built, the library's own in the sources. */
export const CATALOG_CONTENT = existsSync(BESIDE_THE_BUNDLE)
  ? BESIDE_THE_BUNDLE
  : join(__dirname, '../../../../libs/catalog/content');

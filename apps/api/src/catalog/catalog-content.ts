import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BESIDE_THE_BUNDLE = join(__dirname, 'catalog');

export const CATALOG_CONTENT = existsSync(BESIDE_THE_BUNDLE)
  ? BESIDE_THE_BUNDLE
  : join(__dirname, '../../../../libs/catalog/content');

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogProblem } from '../catalog-error';
import { ContentFile } from '../content-file';

export function openWords(
  folder: string,
  language: string,
  problems: CatalogProblem[],
): { type: string; file: ContentFile }[] {
  return readdirSync(join(folder, 'types')).flatMap((type) => {
    const name = `types/${type}/words.${language}.yaml`;
    return existsSync(join(folder, name)) ? [{ type, file: new ContentFile(folder, name, problems) }] : [];
  });
}

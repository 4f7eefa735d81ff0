import type { CatalogCondition } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { conditionsSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { refuseUnknownKeys, refuseUnknownValues } from './refuse-unknown';

export function loadConditions(
  folder: string,
  { vocabulary }: Knowledge,
  problems: CatalogProblem[],
): CatalogCondition[] {
  const file = new ContentFile(folder, 'conditions.yaml', problems);
  const conditions = file.read(conditionsSchema) ?? [];
  conditions.forEach(({ of, only }, index) => {
    refuseUnknownKeys(file, [index, 'of'], of, vocabulary);
    refuseUnknownValues(file, [index, 'only'], only, vocabulary);
  });
  return conditions;
}

import type { UsualValues } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { usualValuesSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import type { LoadedType } from './load-types';
import { refuseUnknownKeys, refuseUnknownValues } from './refuse-unknown';
import { CLOTHING_ATTRIBUTES } from './vocabulary';

export function loadUsualValues(
  folder: string,
  { vocabulary }: Knowledge,
  types: readonly LoadedType[],
  problems: CatalogProblem[],
): UsualValues {
  const file = new ContentFile(folder, 'usual-values.yaml', problems);
  const read = file.read(usualValuesSchema);
  if (!read) return { types: {}, values: {}, choices: {}, named: [], exact: {} };
  refuseUnknownKeys(file, ['values'], Object.keys(read.values), vocabulary);
  for (const [key, values] of Object.entries(read.values))
    refuseUnknownValues(file, ['values', key], values, vocabulary);
  refuseUnknownKeys(file, ['named'], read.named, vocabulary);
  for (const [attribute, choices] of Object.entries(read.choices))
    choices.forEach((slugs, index) =>
      refuseUnknownValues(file, ['choices', attribute, index], { [attribute]: slugs }, vocabulary),
    );
  return {
    types: Object.fromEntries(
      types
        .filter(({ implies, usual }) => implies ?? usual)
        .map(({ itemType, implies, usual, usualKind }) => [
          itemType.slug,
          { ...(implies && { implies }), ...(usual && { usual }), ...(usualKind && { usualKind }) },
        ]),
    ),
    ...read,
    exact: Object.fromEntries(
      CLOTHING_ATTRIBUTES.flatMap((attribute) =>
        Object.entries(vocabulary[attribute].values).flatMap(([value, { oneOf }]) =>
          oneOf ? [[`${attribute}:${value}`, oneOf]] : [],
        ),
      ),
    ),
  };
}

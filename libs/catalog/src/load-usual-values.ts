import type { CatalogProblem } from './catalog-error';
import { usualValuesSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { CLOTHING_ATTRIBUTES, hasValue, type ClothingAttribute } from './vocabulary';
import type { UsualValues } from './catalog';

export function loadUsualValues(
  folder: string,
  { vocabulary }: Knowledge,
  types: readonly { readonly slug: string }[],
  problems: CatalogProblem[],
): UsualValues {
  const file = new ContentFile(folder, 'usual-values.yaml', problems);
  const read = file.read(usualValuesSchema);
  if (!read) return { types: {}, values: {}, choices: {}, named: [] };
  const checkValues = (path: readonly PropertyKey[], values: UsualValues['values'][string] = {}) => {
    for (const [attribute, slugs] of Object.entries(values))
      slugs.forEach((slug, index) => {
        if (!hasValue(vocabulary, attribute as ClothingAttribute, slug))
          file.refuse([...path, attribute, index], `Unknown value "${slug}"`);
      });
  };
  for (const [slug, { implies, usual }] of Object.entries(read.types)) {
    if (!types.some((type) => type.slug === slug)) file.refuse(['types', slug], `Unknown type "${slug}"`);
    checkValues(['types', slug, 'implies'], implies);
    checkValues(['types', slug, 'usual'], usual);
  }
  const checkKey = (path: readonly PropertyKey[], key: string) => {
    const [attribute, value] = key.split(':') as [ClothingAttribute, string];
    if (!CLOTHING_ATTRIBUTES.includes(attribute) || !hasValue(vocabulary, attribute, value))
      file.refuse(path, `Unknown value "${key}"`);
  };
  for (const [key, values] of Object.entries(read.values)) {
    checkKey(['values', key], key);
    checkValues(['values', key], values);
  }
  read.named.forEach((key, index) => checkKey(['named', index], key));
  for (const [attribute, choices] of Object.entries(read.choices))
    choices.forEach((slugs, index) => checkValues(['choices', attribute, index], { [attribute]: slugs }));
  return read;
}

import type { CatalogCondition, CatalogItemType } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { possibleSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import type { WrittenType } from './load-items';
import type { Knowledge } from './load-knowledge';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';

interface Possible {
  itemTypes: CatalogItemType[];
  conditions: CatalogCondition[];
}

export function loadPossible(
  folder: string,
  { vocabulary }: Knowledge,
  types: readonly WrittenType[],
  problems: CatalogProblem[],
): Possible {
  const file = new ContentFile(folder, 'possible.yaml', problems);
  const read = file.read(possibleSchema);
  if (!read) return { itemTypes: [], conditions: [] };
  const checkValues = (path: readonly PropertyKey[], only: CatalogCondition['only']) => {
    for (const attribute of CLOTHING_ATTRIBUTES)
      only[attribute]?.forEach((value, index) => {
        if (!hasValue(vocabulary, attribute, value))
          file.refuse([...path, attribute, index], `Unknown value "${value}"`);
      });
  };
  const bySlug = new Map(types.map((type) => [type.slug, type]));
  for (const [slug, only] of Object.entries(read.types)) {
    if (!bySlug.has(slug)) file.refuse(['types', slug], `Unknown type "${slug}"`);
    checkValues(['types', slug], only);
  }
  const checkKeys = (path: readonly PropertyKey[], keys: readonly string[]) =>
    keys.forEach((key, position) => {
      const [attribute, value] = key.split(':') as [(typeof CLOTHING_ATTRIBUTES)[number], string];
      if (!CLOTHING_ATTRIBUTES.includes(attribute) || !hasValue(vocabulary, attribute, value))
        file.refuse([...path, position], `Unknown value "${key}"`);
    });
  for (const [category, keys] of Object.entries(read.apart)) checkKeys(['apart', category], keys);
  read.beside.forEach(({ of, only }, index) => {
    checkKeys(['beside', index, 'of'], of);
    checkValues(['beside', index, 'only'], only);
  });
  const collectPossible = ({ slug, kindOf }: WrittenType): CatalogItemType['possible'] => {
    const general = kindOf === undefined ? undefined : bySlug.get(kindOf);
    return { ...(general && collectPossible(general)), ...read.types[slug] };
  };
  return {
    itemTypes: types.map((type) => ({
      ...type,
      possible: collectPossible(type),
      apart: read.apart[type.category] ?? [],
    })),
    conditions: read.beside,
  };
}

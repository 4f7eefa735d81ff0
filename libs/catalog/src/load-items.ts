import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CATEGORIES, CONTEXTS } from '@figura/contracts';
import type { CatalogItem, CatalogItemType, Wearing } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { itemsSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import { nameDataFile } from './content-texts';
import type { Knowledge } from './load-knowledge';
import { refuseUnknownValues } from './refuse-unknown';
import { CLOTHING_ATTRIBUTES } from './vocabulary';
import { CompiledWearing } from './wearing';
import type { WearingRules } from './wearing-schema';

export function loadItems(
  folder: string,
  { vocabulary }: Knowledge,
  types: readonly CatalogItemType[],
  rules: WearingRules,
  problems: CatalogProblem[],
): CatalogItem[] {
  const items: CatalogItem[] = [];
  const wearing = new CompiledWearing(rules, new Map(types.map((type) => [type.slug, type])));
  const ids = new Set<string>();
  const names = CATEGORIES.map((category) => `${category.toLowerCase()}.yaml`);
  for (const [position, category] of CATEGORIES.entries()) {
    const file = new ContentFile(folder, `items/${names[position]!}`, problems);
    (file.read(itemsSchema) ?? []).forEach((item, index) => {
      if (ids.has(item.id)) file.refuse([index, 'id'], `Another item has the id "${item.id}"`);
      ids.add(item.id);
      if (item.category !== category) file.refuse([index, 'category'], `Expected ${category}`);
      refuseUnknownValues(file, [index, 'attributes'], item.attributes, vocabulary);
      const type = checkType(file, index, item, types);
      if (!type) return;
      const derived = wearing.computeWearing(item);
      const worn = {
        ...derived,
        season: item.season ?? derived.season,
        occasion: item.occasion ?? derived.occasion,
        contexts: CONTEXTS.filter(
          (context) => derived.contexts.includes(context) || item.contexts?.includes(context),
        ),
      };
      checkWearing(file, index, item, derived);
      items.push({ ...item, ...worn, attributes: sortInOrder(item.attributes) });
    });
  }
  for (const name of readdirSync(join(folder, 'items')).sort()) {
    if (!names.includes(nameDataFile(name)))
      problems.push({ file: `items/${name}`, line: 1, field: '', message: 'No category has this name' });
  }
  return items;
}

type WrittenItem = z.infer<typeof itemsSchema>[number];

function checkType(
  file: ContentFile,
  index: number,
  item: WrittenItem,
  types: readonly CatalogItemType[],
): CatalogItemType | undefined {
  const type = types.find(({ slug, category }) => slug === item.type && category === item.category);
  if (!type) file.refuse([index, 'type'], `${item.category} has no type "${item.type}"`);
  for (const attribute of type?.needs ?? []) {
    if (!item.attributes[attribute])
      file.refuse([index, 'attributes'], `A piece of the type "${item.type}" needs ${attribute}`);
  }
  return type;
}

/** Items state season, occasion, and the like only where they differ from the rules. */
function checkWearing(file: ContentFile, index: number, item: WrittenItem, derived: Wearing): void {
  for (const field of ['season', 'occasion'] as const) {
    const stated = item[field] as readonly string[] | undefined;
    const given: readonly string[] = derived[field];
    const same = stated?.length === given.length && given.every((entry) => stated.includes(entry));
    if (same) file.refuse([index, field], 'The rules say the same');
    if (!stated && given.length === 0) file.refuse([index], `The rules give no ${field}`);
  }
  item.contexts?.forEach((context, position) => {
    if (derived.contexts.includes(context))
      file.refuse([index, 'contexts', position], 'The rules say the same');
  });
}

function sortInOrder(attributes: CatalogItem['attributes']): CatalogItem['attributes'] {
  return Object.fromEntries(
    CLOTHING_ATTRIBUTES.flatMap((attribute) => {
      const values = attributes[attribute];
      return values ? [[attribute, values]] : [];
    }),
  );
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CATEGORIES, CONTEXTS } from '@figura/contracts';
import type { Category } from '@figura/contracts';
import type { CatalogItem, CatalogItemType, Wearing } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { itemsSchema, itemTypesSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';
import { CompiledWearing } from './wearing';
import type { WearingRules } from './wearing-schema';

export type WrittenType = Omit<CatalogItemType, 'possible' | 'apart'>;

export function loadItemTypes(
  folder: string,
  { optics }: Knowledge,
  problems: CatalogProblem[],
): WrittenType[] {
  const file = new ContentFile(folder, 'item-types.yaml', problems);
  const written = file.read(itemTypesSchema);
  if (!written) return [];
  const slugs = new Set<string>();
  return CATEGORIES.flatMap((category) => {
    const { needs, rated, types } = written[category];
    return Object.entries(types).map(([slug, type]): WrittenType => {
      const path = [category, 'types', slug];
      const { kindOf, ...words } = type;
      const isKind = checkKind(file, path, slug, types);
      if (slugs.has(slug)) file.refuse(path, `"${slug}" stands twice`);
      slugs.add(slug);
      type.covers.forEach((zone, index) => {
        if (!Object.hasOwn(optics.zones, zone))
          file.refuse([...path, 'covers', index], `Unknown zone "${zone}"`);
      });
      return {
        slug,
        category,
        ...words,
        ...(isKind && { kindOf }),
        needs: type.needs ?? needs,
        rated: type.rated ?? rated,
      };
    });
  });
}

function checkKind(
  file: ContentFile,
  path: readonly string[],
  slug: string,
  types: z.infer<typeof itemTypesSchema>[Category]['types'],
): boolean {
  const { displayName, british, kindOf } = types[slug]!;
  if (british === displayName) file.refuse([...path, 'british'], 'The same in American');
  const refuse = (message: string) => {
    file.refuse([...path, 'kindOf'], message);
    return false;
  };
  const below = new Set([slug]);
  for (let kind = kindOf; kind !== undefined; kind = types[kind]!.kindOf) {
    if (!Object.hasOwn(types, kind)) return refuse(`Unknown type "${kind}"`);
    if (below.has(kind)) return refuse(`"${kind}" is a kind of "${slug}"`);
    below.add(kind);
  }
  return kindOf !== undefined;
}

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
  const names = CATEGORIES.map(formatItemsName);
  for (const [position, category] of CATEGORIES.entries()) {
    const file = new ContentFile(folder, `items/${names[position]!}`, problems);
    (file.read(itemsSchema) ?? []).forEach((item, index) => {
      if (ids.has(item.id)) file.refuse([index, 'id'], `Another item has the id "${item.id}"`);
      ids.add(item.id);
      if (item.category !== category) file.refuse([index, 'category'], `Expected ${category}`);
      checkAttributes(file, index, item, vocabulary);
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
    if (!names.includes(name))
      problems.push({ file: `items/${name}`, line: 1, field: '', message: 'No category has this name' });
  }
  return items;
}

function formatItemsName(category: Category): string {
  return `${category.toLowerCase()}.yaml`;
}

type WrittenItem = z.infer<typeof itemsSchema>[number];

function checkAttributes(
  file: ContentFile,
  index: number,
  { attributes }: WrittenItem,
  vocabulary: Knowledge['vocabulary'],
): void {
  for (const attribute of CLOTHING_ATTRIBUTES) {
    attributes[attribute]?.forEach((value, position) => {
      if (!hasValue(vocabulary, attribute, value))
        file.refuse([index, 'attributes', attribute, position], `Unknown value "${value}"`);
    });
  }
}

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

/** An item states its wearing only where it differs from the rules. */
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

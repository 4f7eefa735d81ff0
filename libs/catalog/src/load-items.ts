import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CATEGORIES } from '@figura/contracts';
import type { Category } from '@figura/contracts';
import type { CatalogItem, CatalogItemType } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { itemsSchema, itemTypesSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';

/** Reads `item-types.yaml`; what is wrong with it is added to the problems. */
export function loadItemTypes(
  folder: string,
  { optics }: Knowledge,
  problems: CatalogProblem[],
): CatalogItemType[] {
  const file = new ContentFile(folder, 'item-types.yaml', problems);
  const written = file.read(itemTypesSchema);
  if (!written) return [];
  const slugs = new Set<string>();
  return CATEGORIES.flatMap((category) => {
    const { needs, rated, types } = written[category];
    return Object.entries(types).map(([slug, type]): CatalogItemType => {
      const path = [category, 'types', slug];
      checkKind(file, path, slug, types);
      if (slugs.has(slug)) file.refuse(path, `"${slug}" stands twice`);
      slugs.add(slug);
      type.covers.forEach((zone, index) => {
        if (!Object.hasOwn(optics.zones, zone))
          file.refuse([...path, 'covers', index], `Unknown zone "${zone}"`);
      });
      return { slug, category, ...type, needs: type.needs ?? needs, rated: type.rated ?? rated };
    });
  });
}

/** A type is a kind of another one of its category, and of none of its own kinds. */
function checkKind(
  file: ContentFile,
  path: readonly string[],
  slug: string,
  types: z.infer<typeof itemTypesSchema>[Category]['types'],
): void {
  const { displayName, british } = types[slug]!;
  if (british === displayName) file.refuse([...path, 'british'], 'The same in American');
  const above = new Set([slug]);
  for (let kind = types[slug]!.kindOf; kind !== undefined; kind = types[kind]!.kindOf) {
    if (!Object.hasOwn(types, kind)) return file.refuse([...path, 'kindOf'], `Unknown type "${kind}"`);
    if (above.has(kind)) return file.refuse([...path, 'kindOf'], `"${kind}" is a kind of "${slug}"`);
    above.add(kind);
  }
}

/** Reads the items of every category; what is wrong with one is added to the problems. */
export function loadItems(
  folder: string,
  { vocabulary }: Knowledge,
  types: readonly CatalogItemType[],
  problems: CatalogProblem[],
): CatalogItem[] {
  const items: CatalogItem[] = [];
  const ids = new Set<string>();
  const names = CATEGORIES.map(itemsName);
  for (const [position, category] of CATEGORIES.entries()) {
    const file = new ContentFile(folder, `items/${names[position]!}`, problems);
    (file.read(itemsSchema) ?? []).forEach((item, index) => {
      if (ids.has(item.id)) file.refuse([index, 'id'], `Another item has the id "${item.id}"`);
      ids.add(item.id);
      if (item.category !== category) file.refuse([index, 'category'], `Expected ${category}`);
      checkAttributes(file, index, item, vocabulary);
      checkType(file, index, item, types);
      items.push({ ...item, attributes: inOrder(item.attributes) });
    });
  }
  for (const name of readdirSync(join(folder, 'items')).sort()) {
    if (!names.includes(name))
      problems.push({ file: `items/${name}`, line: 1, field: '', message: 'No category has this name' });
  }
  return items;
}

/** Name of a category's file in the folder `items`. */
function itemsName(category: Category): string {
  return `${category.toLowerCase()}.yaml`;
}

function checkAttributes(
  file: ContentFile,
  index: number,
  { attributes }: CatalogItem,
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
  item: CatalogItem,
  types: readonly CatalogItemType[],
): void {
  const type = types.find(({ slug, category }) => slug === item.type && category === item.category);
  if (!type) return file.refuse([index, 'type'], `${item.category} has no type "${item.type}"`);
  for (const attribute of type.needs) {
    if (!item.attributes[attribute])
      file.refuse([index, 'attributes'], `A piece of the type "${type.slug}" needs ${attribute}`);
  }
}

function inOrder(attributes: CatalogItem['attributes']): CatalogItem['attributes'] {
  return Object.fromEntries(
    CLOTHING_ATTRIBUTES.flatMap((attribute) => {
      const values = attributes[attribute];
      return values ? [[attribute, values]] : [];
    }),
  );
}

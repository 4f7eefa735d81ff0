import type { Catalog } from '@figura/catalog';
import { MAX_PIECE_NAME } from '@figura/contracts';
import type { Garment } from '../../catalog/catalog.dto';

const MAX_OWN_WORDS = 60;

export function formatName(garment: Garment, catalog: Catalog, ownWords?: string): string {
  const words = ownWords === undefined ? '' : toOneLine(ownWords);
  if (words !== '' && words.length <= MAX_OWN_WORDS && !/[<>\p{Cc}\p{Cf}]|:\/\//u.test(words)) return words;
  const type = getTypeName(garment, catalog);
  const [color] = garment.colors;
  // "T-shirt" and "A-line skirt" keep their capital.
  const name = color ? `${color.name} ${/^\p{Lu}\p{Ll}/u.test(type) ? toLowerFirst(type) : type}` : type;
  return name.slice(0, MAX_PIECE_NAME);
}

/** "black t-shirts" for a T-shirt: "black t-shirt". */
export function nameOnePiece(garment: Garment, catalog: Catalog, words: string): string {
  const one = getTypeName(garment, catalog).toLowerCase();
  const at = words.toLowerCase().indexOf(`${one}s`);
  return at === -1 ? words : words.slice(0, at + one.length) + words.slice(at + one.length + 1);
}

export function toOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

export function getWords(
  garment: Garment,
  { name, note, brand }: { name: string; note: string | null; brand: string | null },
  catalog: Catalog,
  valueNames: ReadonlyMap<string, string>,
): string {
  const values = listValueNames(garment, valueNames);
  const colors = garment.colors.map((color) => color.name);
  return [
    name,
    brand ?? '',
    getTypeName(garment, catalog),
    garment.category,
    ...colors,
    ...values,
    note ?? '',
  ]
    .join(' ')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

export function listValueNames({ attributes }: Garment, valueNames: ReadonlyMap<string, string>): string[] {
  return Object.entries(attributes).flatMap(([attribute, slugs]) =>
    slugs.map((slug) => valueNames.get(`${attribute}:${slug}`) ?? slug),
  );
}

export function getTypeName({ type }: Garment, { itemTypes }: Catalog): string {
  return itemTypes.find(({ slug }) => slug === type)?.displayName ?? type.replaceAll('-', ' ');
}

function toLowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

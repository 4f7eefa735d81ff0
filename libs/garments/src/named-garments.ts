import type { Garment } from '@figura/contracts';

/** Garments by their own names, as {@link nameKey} writes them. */
export type NamedGarments = ReadonlyMap<string, Garment>;

interface NamedItem {
  readonly name: string;
  readonly british?: string | undefined;
  readonly category: Garment['category'];
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
}

/** The items of a catalog by their names; a name that several have names none of them. */
export function indexNames(items: readonly NamedItem[]): NamedGarments {
  const named = new Map<string, Garment | null>();
  for (const { name, british = name, category, type, attributes, colors } of items) {
    const garment: Garment = {
      category,
      type,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([attribute, values = []]) => [attribute, [...values]]),
      ),
      colors: [...colors],
    };
    for (const key of new Set([name, british].map(nameKey))) named.set(key, named.has(key) ? null : garment);
  }
  return new Map([...named].flatMap(([key, garment]) => (garment ? [[key, garment] as const] : [])));
}

/** Words without what differs from one hand to another: case, accents, hyphens, marks and spaces. */
export function nameKey(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

import type { Garment } from '@figura/contracts';

export type NamedGarments = ReadonlyMap<string, Garment>;

interface NamedItem {
  readonly name: string;
  readonly british?: string | undefined;
  readonly category: Garment['category'];
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
}

/** Omits names that several items share. */
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

export function nameKey(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

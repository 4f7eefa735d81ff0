import type { CatalogItem, CatalogItemType } from './catalog';
import type { GarmentWordsFile } from './catalog-schema';
import type { ClothingAttribute } from './vocabulary';
import { listKinds } from './wearing';

type Piece = Pick<CatalogItem, 'category' | 'type' | 'attributes'>;
type Part = GarmentWordsFile['parts'][string];

export class GarmentWords {
  private readonly patterns: readonly { key: string; part: Part; pattern: RegExp }[];
  private readonly idioms: readonly RegExp[];
  private readonly types: ReadonlyMap<string, { covers: readonly string[]; names: readonly string[] }>;

  constructor(
    private readonly file: GarmentWordsFile,
    types: readonly Pick<CatalogItemType, 'slug' | 'category' | 'covers' | 'kindOf'>[],
  ) {
    this.patterns = Object.entries(file.parts).map(([key, part]) => ({
      key,
      part,
      pattern: new RegExp(`\\b(?:${part.words.join('|')})(?:e?s)?\\b`, 'i'),
    }));
    this.idioms = file.idioms.map((idiom) => new RegExp(`\\b${idiom}\\b`, 'gi'));
    const bySlug = new Map(types.map((type) => [type.slug, type]));
    this.types = new Map(
      types.map(({ slug, category, covers }) => [
        slug,
        { covers, names: [category, ...listKinds(bySlug, slug)] },
      ]),
    );
  }

  /** Words, as written, that do not fit the piece. */
  findMisfits(sentence: string, attribute: ClothingAttribute, value: string, piece: Piece): string[] {
    if (!this.isAmong(this.file.checked, piece)) return [];
    const text = this.idioms.reduce((rest, idiom) => rest.replace(idiom, ''), sentence);
    const { beside } = this.file;
    const others = [...(beside[attribute] ?? []), ...(beside[`${attribute}:${value}`] ?? [])];
    return this.patterns.flatMap(({ key, part, pattern }) => {
      const word = pattern.exec(text)?.[0];
      return word === undefined || others.includes(key) || this.has(piece, part) ? [] : [word];
    });
  }

  private has(piece: Piece, { zones, types, without }: Part): boolean {
    const { covers } = this.types.get(piece.type)!;
    return (
      (this.isAmong(types, piece) || zones.some((zone) => covers.includes(zone))) &&
      !this.isAmong(without, piece) &&
      !without.some((entry) => doesCarry(piece, entry))
    );
  }

  private isAmong(categoriesAndTypes: readonly string[], { type }: Piece): boolean {
    return this.types.get(type)!.names.some((name) => categoriesAndTypes.includes(name));
  }
}

function doesCarry({ attributes }: Piece, entry: string): boolean {
  const [attribute, value] = entry.split(':') as [ClothingAttribute, string?];
  return value !== undefined && (attributes[attribute]?.includes(value) ?? false);
}

import { OCCASIONS, SEASONS, wearingOf } from '@figura/catalog';
import { CATEGORIES, type Category } from '@figura/contracts';
import { copying, ItemCompiler, type CompiledKnowledge, type Steps } from '@figura/styling';
import type { LoadedCatalog } from '../../catalog/catalog.store';
import { listedIn } from '../../catalog/listed';
import type { StoredGarment } from '../stored/segment';
import { CoverageColumn } from './coverage-column';

/** A garment without its colors. */
interface TableGarment {
  readonly category: Category;
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** The distinct garments of a shop: what they are, compiled for the ranking, and what lists filter by. */
export interface GarmentTable {
  readonly count: number;
  readonly compiled: CompiledKnowledge;
  /** Index of the category; {@link NOT_LISTED} for what no list shows. */
  readonly categories: Uint8Array;
  /** Numbers of the types. */
  readonly types: Uint16Array;
  /** The number of a type; -1 for one that no garment has. */
  numberOfType(type: string): number;
  /** A bit for each occasion and each season, in their order. */
  readonly occasions: Uint16Array;
  readonly seasons: Uint8Array;
  readonly coverage: CoverageColumn;
  /** The garment of a number. */
  at(garment: number): TableGarment;
}

export const NOT_LISTED = 255;

/** Collects the garments of a shop's segments, in the terms of one version of the catalog. */
export class GarmentTableBuilder {
  private readonly compiler: ItemCompiler;
  private readonly types: ReadonlyMap<string, LoadedCatalog['catalog']['itemTypes'][number]>;
  private readonly isListed: (item: { type: string }) => boolean;
  private readonly typeNumbers = new Map<string, number>();
  private readonly valueNumbers = new Map<string, Map<string, number>>();
  private readonly valueList: [attribute: string, value: string][] = [];
  private readonly typeList: string[] = [];
  private readonly garmentTypes: number[] = [];
  private readonly codes: number[] = [];
  private readonly offsets: number[] = [0];
  private readonly categories: number[] = [];
  private readonly occasions: number[] = [];
  private readonly seasons: number[] = [];

  constructor(private readonly loaded: LoadedCatalog) {
    const { catalog, rules } = loaded;
    this.compiler = new ItemCompiler(rules);
    this.types = new Map(catalog.itemTypes.map((type) => [type.slug, type]));
    this.isListed = listedIn(catalog, ['swim', 'sport']);
    for (const { slug, values } of catalog.attributes)
      this.valueNumbers.set(
        slug,
        new Map(values.map((value) => [value.slug, this.valueList.push([slug, value.slug]) - 1])),
      );
  }

  /** What the catalog does not know any more is not shown until the shop is imported anew. */
  add([category, type, attributes]: StoredGarment): void {
    const known = this.types.get(type);
    const isKnown = known !== undefined && known.category === category;
    this.garmentTypes.push(this.numberOf(type));
    for (const [attribute, values] of Object.entries(attributes))
      for (const value of values) {
        const number = this.valueNumbers.get(attribute)?.get(value);
        if (number !== undefined) this.codes.push(number);
      }
    this.offsets.push(this.codes.length);
    const fallback = this.loaded.catalog.itemTypes[0]!.slug;
    const garment = { category: category as Category, type: isKnown ? type : fallback, attributes };
    this.compiler.add({ id: '', ...garment });
    const wearing = wearingOf(this.loaded.catalog.wearing, this.types, garment);
    this.categories.push(
      isKnown && this.isListed({ type }) ? CATEGORIES.indexOf(known.category) : NOT_LISTED,
    );
    this.occasions.push(bits(OCCASIONS, wearing.occasion));
    this.seasons.push(bits(SEASONS, wearing.season));
  }

  *finishing(): Steps<GarmentTable> {
    const { types, typeList, valueList } = this;
    const count = this.garmentTypes.length;
    const garmentTypes = yield* copying(this.garmentTypes, new Uint16Array(count));
    const codes = yield* copying(this.codes, new Uint16Array(this.codes.length));
    const offsets = yield* copying(this.offsets, new Uint32Array(this.offsets.length));
    const categories = yield* copying(this.categories, new Uint8Array(count));
    const at = (garment: number): TableGarment => {
      const type = typeList[garmentTypes[garment]!]!;
      const attributes: Record<string, string[]> = {};
      for (let code = offsets[garment]!; code < offsets[garment + 1]!; code++) {
        const [attribute, value] = valueList[codes[code]!]!;
        (attributes[attribute] ??= []).push(value);
      }
      return { category: types.get(type)!.category, type, attributes };
    };
    return {
      at,
      coverage: new CoverageColumn({ garmentTypes, typeList, codes, offsets, valueList }),
      count,
      compiled: yield* this.compiler.finishing(),
      categories,
      types: garmentTypes,
      numberOfType: (type) => typeList.indexOf(type),
      occasions: yield* copying(this.occasions, new Uint16Array(count)),
      seasons: yield* copying(this.seasons, new Uint8Array(count)),
    };
  }

  private numberOf(type: string): number {
    let number = this.typeNumbers.get(type);
    if (number === undefined) {
      number = this.typeList.push(type) - 1;
      this.typeNumbers.set(type, number);
    }
    return number;
  }
}

/** A set as bits, in the order of all that may be in it. */
export function bits<T>(all: readonly T[], some: readonly T[]): number {
  return some.reduce((set, one) => set | (1 << all.indexOf(one)), 0);
}

import type { WornTrait, WornType } from '@figura/catalog';
import { CATEGORIES, type Category } from '@figura/contracts';
import { ItemCompiler, type CompiledKnowledge } from '@figura/styling';
import type { LoadedCatalog } from '../../catalog/catalog.store';
import type { StoredGarment, StoredType, StoredValue } from '../stored/segment';
import { CoverageColumn } from './coverage-column';

interface TableGarment {
  readonly category: Category;
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

export interface GarmentTable {
  readonly count: number;
  readonly compiled: CompiledKnowledge;
  /** Index of the category; {@link NOT_LISTED} for types that no list shows. */
  readonly categories: Uint8Array;
  readonly types: Uint16Array;
  /** -1 for a type that no garment has. */
  numberOfType(type: string): number;
  /** One bit per occasion, season and context, in that order. */
  readonly occasions: Uint16Array;
  readonly seasons: Uint8Array;
  readonly contexts: Uint16Array;
  contextsOfType(type: string): number;
  readonly coverage: CoverageColumn;
  at(garment: number): TableGarment;
}

export const NOT_LISTED = 255;

interface KnownType {
  readonly category: Category;
  readonly compiled: number;
  readonly rated: ReadonlySet<string>;
  readonly worn: WornType;
  readonly listed: number;
}

const UNKNOWN = -1;

export class GarmentTableBuilder {
  private readonly compiler: ItemCompiler;
  private readonly valueList: [attribute: string, value: string][] = [];
  private readonly wornValues: WornTrait[] = [];
  private readonly types: KnownType[] = [];
  private readonly values: number[] = [];
  private readonly typeList: string[] = [];
  private readonly garmentTypes: number[] = [];
  private readonly codes: number[] = [];
  private readonly offsets: number[] = [0];
  private readonly categories: number[] = [];
  private readonly occasions: number[] = [];
  private readonly seasons: number[] = [];
  private readonly contexts: number[] = [];

  constructor(private readonly loaded: LoadedCatalog) {
    const { catalog, rules, wearing } = loaded;
    this.compiler = new ItemCompiler(rules);
    for (const { slug, values } of catalog.attributes)
      for (const { slug: value } of values) {
        this.valueList[this.compiler.addValue(`${slug}:${value}`)] = [slug, value];
        this.wornValues.push(wearing.findTrait(`${slug}:${value}`));
      }
  }

  /** Types removed from the catalog stay hidden until the shop is imported again. */
  addType([category, type]: StoredType): void {
    const { catalog, types, wearing } = this.loaded;
    const known = types.get(type);
    const isKnown = known?.category === category;
    const { slug, category: of, rated } = isKnown ? known : catalog.itemTypes[0]!;
    this.typeList.push(type);
    this.types.push({
      category: of,
      compiled: this.compiler.type(slug),
      rated: new Set(rated),
      worn: wearing.type(slug),
      listed: isKnown ? CATEGORIES.indexOf(of) : NOT_LISTED,
    });
  }

  addValue([attribute, value]: StoredValue): void {
    const values = this.loaded.catalog.attributes.find(({ slug }) => slug === attribute)?.values;
    const isKnown = values?.some(({ slug }) => slug === value);
    this.values.push(isKnown ? this.compiler.addValue(`${attribute}:${value}`) : UNKNOWN);
  }

  add([typeNumber, ...valueNumbers]: StoredGarment): void {
    const type = this.types[typeNumber]!;
    const rated: number[] = [];
    const worn: WornTrait[] = [];
    for (const number of valueNumbers) {
      const code = this.values[number]!;
      if (code === UNKNOWN) continue;
      if (type.rated.has(this.valueList[code]![0])) rated.push(code);
      worn.push(this.wornValues[code]!);
      this.codes.push(code);
    }
    this.offsets.push(this.codes.length);
    this.garmentTypes.push(typeNumber);
    this.compiler.add(type.compiled, rated);
    const { occasions, seasons, contexts } = this.loaded.wearing.sumTraits(type.category, type.worn, worn);
    this.categories.push(type.listed);
    this.occasions.push(occasions);
    this.seasons.push(seasons);
    this.contexts.push(contexts);
  }

  finish(): GarmentTable {
    const { typeList, valueList } = this;
    const { types } = this.loaded;
    const count = this.garmentTypes.length;
    const garmentTypes = new Uint16Array(this.garmentTypes);
    const codes = new Uint16Array(this.codes);
    const offsets = new Uint32Array(this.offsets);
    const categories = new Uint8Array(this.categories);
    const createGarment = (garment: number): TableGarment => {
      const type = typeList[garmentTypes[garment]!]!;
      const attributes: Record<string, string[]> = {};
      for (let code = offsets[garment]!; code < offsets[garment + 1]!; code++) {
        const [attribute, value] = valueList[codes[code]!]!;
        (attributes[attribute] ??= []).push(value);
      }
      return { category: types.get(type)!.category, type, attributes };
    };
    return {
      at: createGarment,
      coverage: new CoverageColumn({ garmentTypes, typeList, codes, offsets, valueList }),
      count,
      compiled: this.compiler.finish(),
      categories,
      types: garmentTypes,
      numberOfType: (type) => typeList.indexOf(type),
      occasions: new Uint16Array(this.occasions),
      seasons: new Uint8Array(this.seasons),
      contexts: new Uint16Array(this.contexts),
      contextsOfType: (type) => this.types[typeList.indexOf(type)]?.worn.contexts ?? 0,
    };
  }
}

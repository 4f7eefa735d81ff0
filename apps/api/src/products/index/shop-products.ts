import type { GarmentColor } from '@figura/garments';
import type { LoadedCatalog } from '../../catalog/catalog.store';
import type { ProductShopDocument } from '../stored/product-shop.schema';
import type { Segment } from '../stored/segment';
import { GarmentTableBuilder, type GarmentTable } from './garment-table';
import { IdTable } from './id-table';
import { Pause } from '../event-loop/pause';
import { NumberColumn } from './number-column';
import { SizeTable } from './size-table';
import { computeStride } from './stride';

/** About 40 bytes per product, indexed by row. */
export interface ShopProducts {
  readonly shop: ProductShopDocument;
  readonly garments: GarmentTable;
  readonly ids: Float64Array;
  readonly rows: IdTable;
  readonly garmentByRow: Uint32Array;
  readonly colorsOf: NumberColumn;
  readonly brandByRow: NumberColumn;
  readonly currencyByRow: NumberColumn;
  /** Hundredths of the main unit. */
  readonly prices: Uint32Array;
  /** Hundredths of the main unit; 0 for none. */
  readonly salePrices: Uint32Array;
  /** One bit for each of `CUTS`. */
  readonly cuts: Uint8Array;
  /** Indexes of size sets; 0 for unknown. */
  readonly sizeSetByRow: NumberColumn;
  /** Ring of variants, up to {@link MAX_VARIANTS}; a single product points to itself. */
  readonly nextVariant: Uint32Array;
  /**
   * The rows of garment `g` are `byGarment[garmentStarts[g] .. garmentStarts[g + 1])`, interleaved from all
   * parts of the feed.
   */
  readonly garmentStarts: Uint32Array;
  readonly byGarment: Uint32Array;
  readonly colors: readonly (readonly GarmentColor[])[];
  readonly brands: readonly string[];
  readonly currencies: readonly string[];
  readonly sizes: SizeTable;
}

const ROWS_AT_ONCE = 1_024;
/** One segment is decompressed while another is processed. More would slow down requests. */
const READ_AHEAD = 2;
/** Limits the length of a ring: one group for a whole feed would block the event loop for minutes. */
const MAX_VARIANTS = 500;

/** Loads in small steps. Null if the version was replaced in the meantime. */
export async function loadShop(
  shop: ProductShopDocument,
  segment: (number: number) => Promise<Segment | null>,
  loaded: LoadedCatalog,
): Promise<ShopProducts | null> {
  const pause = new Pause();
  const count = shop.products;
  const garments = new GarmentTableBuilder(loaded);
  const products = {
    ids: new Float64Array(count),
    garmentByRow: new Uint32Array(count),
    colorsOf: new NumberColumn(count),
    brandByRow: new NumberColumn(count),
    currencyByRow: new NumberColumn(count),
    prices: new Uint32Array(count),
    salePrices: new Uint32Array(count),
    cuts: new Uint8Array(count),
    sizeSetByRow: new NumberColumn(count),
    nextVariant: new Uint32Array(count),
  };
  const rows = new IdTable(products.ids);
  const variants = new VariantRings(products.nextVariant);
  const [colors, brands, currencies]: [(readonly GarmentColor[])[], string[], string[]] = [[], [], []];
  const [sizes, sizeSets]: [string[], Uint16Array[]] = [[], [new Uint16Array()]];
  let row = 0;
  for await (const part of readAhead(segment, shop.segments)) {
    if (!part || row + part.ids.length > count) return null;
    await pause.take();
    for (const type of part.newTypes) garments.addType(type);
    for (const value of part.newValues) garments.addValue(value);
    for (const garment of part.newGarments) {
      garments.add(garment);
      if (pause.isDue()) await pause.take();
    }
    colors.push(...part.newColors);
    brands.push(...part.newBrands);
    currencies.push(...part.newCurrencies);
    sizes.push(...part.newSizes);
    for (const set of part.newSizeSets) sizeSets.push(Uint16Array.from(set));
    products.ids.set(part.ids, row);
    products.garmentByRow.set(part.garments, row);
    products.colorsOf.set(part.colors, row, colors.length);
    products.brandByRow.set(part.brands, row, brands.length);
    products.currencyByRow.set(part.currencies, row, currencies.length);
    products.prices.set(part.prices, row);
    products.salePrices.set(part.salePrices, row);
    products.cuts.set(part.cuts, row);
    products.sizeSetByRow.set(part.sizes, row, sizeSets.length);
    for (const group of part.groups) {
      rows.add(row);
      variants.add(group, row);
      row += 1;
      if (row % ROWS_AT_ONCE === 0 && pause.isDue()) await pause.take();
    }
  }
  if (row !== count) return null;
  const table = garments.finish();
  return {
    shop,
    garments: table,
    rows,
    ...products,
    ...(await indexByGarment(products.garmentByRow, table.count, pause)),
    ...{ colors, brands, currencies },
    sizes: new SizeTable(sizes, sizeSets),
  };
}

async function* readAhead(
  segment: (number: number) => Promise<Segment | null>,
  count: number,
): AsyncGenerator<Segment | null> {
  const coming: Promise<Segment | null>[] = [];
  for (let number = 0; number < count; number++) {
    while (coming.length < Math.min(READ_AHEAD, count - number)) {
      const next = segment(number + coming.length);
      // Awaited below, unless the reader has already stopped.
      next.catch(() => undefined);
      coming.push(next);
    }
    yield await coming.shift()!;
  }
}

class VariantRings {
  private readonly lastOfGroup: Uint32Array;
  private readonly sizes: Uint16Array;

  constructor(private readonly next: Uint32Array) {
    this.lastOfGroup = new Uint32Array(next.length);
    this.sizes = new Uint16Array(next.length);
  }

  /** @param group below 0 for a product without variants */
  add(group: number, row: number): void {
    const { next, lastOfGroup, sizes } = this;
    next[row] = row;
    if (group < 0) return;
    const size = sizes[group]!;
    if (size > 0 && size < MAX_VARIANTS) {
      const last = lastOfGroup[group]!;
      next[row] = next[last]!;
      next[last] = row;
    }
    sizes[group] = size < MAX_VARIANTS ? size + 1 : 1;
    lastOfGroup[group] = row;
  }
}

async function indexByGarment(
  garmentByRow: Uint32Array,
  count: number,
  pause: Pause,
): Promise<Pick<ShopProducts, 'byGarment' | 'garmentStarts'>> {
  const garmentStarts = new Uint32Array(count + 1);
  for (const garment of garmentByRow) garmentStarts[garment + 1]!++;
  for (let garment = 0; garment < count; garment++) garmentStarts[garment + 1]! += garmentStarts[garment]!;
  const rows = new Uint32Array(garmentByRow.length);
  const at = garmentStarts.slice();
  await pause.take();
  const stride = computeStride(garmentByRow.length);
  for (
    let step = 0, row = 0;
    step < garmentByRow.length;
    step++, row = (row + stride) % garmentByRow.length
  ) {
    rows[at[garmentByRow[row]!]!++] = row;
    if (step % ROWS_AT_ONCE === 0 && pause.isDue()) await pause.take();
  }
  return { garmentStarts, byGarment: rows };
}

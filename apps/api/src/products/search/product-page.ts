import type { Limits } from '@figura/contracts';
import { Pause } from '../../platform/event-loop/pause';
import type { Products } from '../index/products.store';
import { filterOf, type ProductCriteria, type ProductFilter } from './product-filter';
import type { ProductRanking } from './product-ranking.service';

/** A product on a page. */
export interface FoundProduct {
  /** Index of the shop. */
  readonly shop: number;
  readonly row: number;
  /** In points. */
  readonly score: number;
}

/** What is asked for, and what its user wants to see nothing beyond. */
export interface ProductQuestion {
  readonly criteria: ProductCriteria;
  readonly limits: Limits;
}

/** Where a page begins: a place in the order of garments, and among the products of that garment. */
export interface PagePosition {
  readonly garment: number;
  readonly product: number;
}

/** Where the first page begins. */
export const FIRST: PagePosition = { garment: 0, product: 0 };

/** Points are counted in these. */
const STEPS = 128;

/** Up to `limit` products, best first, of each product the variant that comes first, and where the next page begins. */
export async function pageOf(
  { shops }: Products,
  ranking: ProductRanking,
  { criteria, limits }: ProductQuestion,
  from: PagePosition,
  limit: number,
): Promise<{ found: FoundProduct[]; next: PagePosition | null }> {
  const pause = new Pause();
  const filters = shops.map((shop) => filterOf(shop, criteria, limits));
  const found: FoundProduct[] = [];
  for (let position = from.garment; position < ranking.order.length; position++) {
    if (position % 512 === 0 && pause.isDue()) await pause.take();
    const global = ranking.order[position]!;
    const shop = shopOf(ranking.starts, global);
    const filter = filters[shop];
    const garment = global - ranking.starts[shop]!;
    if (!filter?.takesGarment(garment)) continue;
    const { byGarment, garmentStarts } = shops[shop]!;
    const start = garmentStarts[garment]!;
    const first = position === from.garment ? from.product : 0;
    for (let at = start + first; at < garmentStarts[garment + 1]!; at++) {
      if (at % 512 === 0 && pause.isDue()) await pause.take();
      const row = byGarment[at]!;
      if (!filter.takesRow(row) || !isFirstVariant(shops, ranking, filter, shop, row)) continue;
      if (found.length === limit) return { found, next: { garment: position, product: at - start } };
      found.push({ shop, row, score: ranking.scores[global]! / STEPS });
    }
  }
  return { found, next: null };
}

/** The last shop that begins at a garment or before it. */
export function shopOf(starts: readonly number[], garment: number): number {
  let shop = starts.length - 1;
  while (starts[shop]! > garment) shop -= 1;
  return shop;
}

/** Whether no other variant of the same product that is asked for comes before this one. */
function isFirstVariant(
  shops: Products['shops'],
  ranking: ProductRanking,
  filter: ProductFilter,
  shop: number,
  row: number,
): boolean {
  const { nextVariant, garmentOf } = shops[shop]!;
  const start = ranking.starts[shop]!;
  const own = ranking.positions[start + garmentOf[row]!]!;
  for (let other = nextVariant[row]!; other !== row; other = nextVariant[other]!) {
    const position = ranking.positions[start + garmentOf[other]!]!;
    const isBefore = position < own || (position === own && other < row);
    if (isBefore && filter.takesRow(other) && filter.takesGarment(garmentOf[other]!)) return false;
  }
  return true;
}

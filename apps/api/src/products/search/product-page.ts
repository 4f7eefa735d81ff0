import type { Limits } from '@figura/contracts';
import { Pause } from '../../platform/event-loop/pause';
import type { Products } from '../index/products.store';
import type { ShopProducts } from '../index/shop-products';
import { colorFamilyOf } from '../../catalog/color-family';
import { filterOf, type ProductCriteria, type ProductFilter } from './product-filter';
import type { ProductRanking } from './product-ranking.service';
import { Variety } from '../../catalog/variety';

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

/** Where a page begins. Products whose garments have the same score tie: the first of each garment, then the second of each. */
export interface PagePosition {
  /** A place in the order of garments. */
  readonly garment: number;
  /** Among the products of that garment. */
  readonly product: number;
  /** Of the products that are put in an order together from there on. */
  readonly taken: number;
}

/** Where the first page begins. */
export const FIRST: PagePosition = { garment: 0, product: 0, taken: 0 };

/** Points are counted in these. */
const STEPS = 128;
/** Of the products that tie so many are put in an order together. */
const VARIED = 64;
/** Places that are looked at without a pause. */
const AT_ONCE = 512;
const NONE = -1;

/**
 * Up to `limit` products, best first, and where the next page begins. Where the order ties, color, kind, brand and shop vary.
 * Of each product the variant that suits best stands for all that are asked for.
 */
export async function pageOf(
  { shops }: Products,
  ranking: ProductRanking,
  { criteria, limits }: ProductQuestion,
  from: PagePosition,
  limit: number,
): Promise<{ found: FoundProduct[]; next: PagePosition | null }> {
  const filters = shops.map((shop) => filterOf(shop, criteria, limits));
  const search: Search = { shops, ranking, filters, pause: new Pause() };
  const found: FoundProduct[] = [];
  for (let at: PagePosition | null = from; at;) {
    const { tied, next } = await tiedFrom(search, at);
    for (let taken = at.taken; taken < tied.length; taken++) {
      if (found.length === limit) return { found, next: { ...at, taken } };
      found.push(tied[taken]!);
    }
    at = next;
  }
  return { found, next: null };
}

interface Search {
  readonly shops: Products['shops'];
  readonly ranking: ProductRanking;
  /** By shop. */
  readonly filters: readonly (ProductFilter | null)[];
  readonly pause: Pause;
}

/** The products that tie from a place on, varied; none where that is no place. */
async function tiedFrom(
  search: Search,
  { garment: first, product: firstProduct }: PagePosition,
): Promise<{ tied: FoundProduct[]; next: PagePosition | null }> {
  const { shops, ranking, pause } = search;
  const { order, scores } = ranking;
  const tied: FoundProduct[] = [];
  if (first >= order.length) return { tied, next: null };
  const variety = new Variety<FoundProduct>(({ shop, row }) => traitsOf(shops[shop]!, row));
  const points = scores[order[first]!]!;
  let [begin, end] = [first, first + 1];
  while (begin > 0 && scores[order[begin - 1]!] === points) begin -= 1;
  while (end < order.length && scores[order[end]!] === points) end += 1;
  let places: number[] = [];
  for (let position = begin; position < end; position++) {
    if (position % AT_ONCE === 0 && pause.isDue()) await pause.take();
    if (isAskedFor(search, order[position]!)) places.push(position);
  }
  for (let product = firstProduct; places.length > 0; product++) {
    const left: number[] = [];
    for (let from = 0; from < places.length; from += AT_ONCE) {
      if (pause.isDue()) await pause.take();
      const turn = { product, firstPlace: product === firstProduct ? first : begin };
      const next = takeTurn(search, places.slice(from, from + AT_ONCE), turn, tied, left);
      if (next !== null) return { tied: variety.order(tied), next: { garment: next, product, taken: 0 } };
    }
    places = left;
  }
  const next = end < order.length ? { garment: end, product: 0, taken: 0 } : null;
  return { tied: variety.order(tied), next };
}

/** Which product of each garment, from which place on. */
interface Turn {
  readonly product: number;
  readonly firstPlace: number;
}

/**
 * Adds the products of places whose turn it is, and the places that have more than those. A function of its own, since loops
 * in asynchronous ones are slow.
 *
 * @returns the place whose product is one too many; null where there is none
 */
function takeTurn(
  search: Search,
  places: readonly number[],
  { product, firstPlace }: Turn,
  tied: FoundProduct[],
  left: number[],
): number | null {
  const { order, scores, starts } = search.ranking;
  for (const position of places) {
    const garment = order[position]!;
    if (hasProduct(search, garment, product + 1)) left.push(position);
    const row = position < firstPlace ? NONE : rowAskedFor(search, garment, product);
    if (row === NONE) continue;
    if (tied.length === VARIED) return position;
    tied.push({ shop: shopOf(starts, garment), row, score: scores[garment]! / STEPS });
  }
  return null;
}

function isAskedFor({ ranking: { starts }, filters }: Search, garment: number): boolean {
  const shop = shopOf(starts, garment);
  return filters[shop]?.takesGarment(garment - starts[shop]!) ?? false;
}

function hasProduct({ shops, ranking: { starts } }: Search, garment: number, product: number): boolean {
  const shop = shopOf(starts, garment);
  const { garmentStarts } = shops[shop]!;
  const own = garment - starts[shop]!;
  return garmentStarts[own]! + product < garmentStarts[own + 1]!;
}

/** Where a product of a garment that is asked for stands in its shop; {@link NONE} where that one is not. */
function rowAskedFor(search: Search, garment: number, product: number): number {
  const { shops, ranking, filters } = search;
  const shop = shopOf(ranking.starts, garment);
  const filter = filters[shop];
  if (!filter || !hasProduct(search, garment, product)) return NONE;
  const { byGarment, garmentStarts } = shops[shop]!;
  const row = byGarment[garmentStarts[garment - ranking.starts[shop]!]! + product]!;
  return filter.takesRow(row) && isFirstVariant(shops, ranking, filter, shop, row) ? row : NONE;
}

/** What neighbors should not have in common where the order ties. */
export function traitsOf(
  { shop, colors, colorsOf, brands, brandOf, garments, garmentOf }: ShopProducts,
  row: number,
): string[] {
  const [color] = colors[colorsOf.at(row)]!;
  const garment = garmentOf[row]!;
  return [
    `color ${color?.hex ? colorFamilyOf(color.hex) : (color?.name ?? '')}`,
    `type ${garments.types[garment]!}`,
    `garment ${garment}`,
    `brand ${brands[brandOf.at(row)]!}`,
    `shop ${shop._id}`,
  ];
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
  const { nextVariant, garmentOf, ids } = shops[shop]!;
  const start = ranking.starts[shop]!;
  const own = ranking.positions[start + garmentOf[row]!]!;
  for (let other = nextVariant[row]!; other !== row; other = nextVariant[other]!) {
    const position = ranking.positions[start + garmentOf[other]!]!;
    // By their ids, so that it is not always the color or size that shops name first, and the same with every import.
    const isBefore = position < own || (position === own && ids[other]! < ids[row]!);
    if (isBefore && filter.takesRow(other) && filter.takesGarment(garmentOf[other]!)) return false;
  }
  return true;
}

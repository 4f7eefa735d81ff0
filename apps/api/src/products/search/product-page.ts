import {
  MAX_COUNTED_PRODUCTS,
  OWN_SIZE,
  type Context,
  type Limits,
  type Presentation,
  type Sizes,
} from '@figura/contracts';
import { getColorFamily, TIE, Variety } from '@figura/styling';
import { Pause } from '../event-loop/pause';
import type { Products } from '../index/products.store';
import type { ShopProducts } from '../index/shop-products';
import { createFilter, filterByContexts, type ProductCriteria, type ProductFilter } from './product-filter';
import { filterBySize } from './own-sizes';
import type { ProductRanking } from './product-ranking.service';

export interface FoundProduct {
  readonly shop: number;
  readonly row: number;
  /** In points. */
  readonly score: number;
}

export interface ProductQuestion {
  readonly criteria: ProductCriteria;
  readonly limits: Limits & { readonly presentation: Presentation };
  /** Of life states; these come first. */
  readonly contexts: readonly Context[];
  /** Products in stock only in other sizes come last; null when sizes do not affect the order. */
  readonly ownSizes: Sizes | null;
}

/** Tied garments take turns: the first product of each, then the second of each. */
export interface PagePosition {
  readonly pass: number;
  readonly garment: number;
  readonly product: number;
  readonly taken: number;
}

export const FIRST: PagePosition = { pass: 0, garment: 0, product: 0, taken: 0 };

/** Scores count in fractions of a point. */
const STEPS = 128;
/** Limits a tie: of a million products, thousands are within a point. */
const TIED_GARMENTS = 16;
const VARIED = 64;
/** Steps without a pause. */
const AT_ONCE = 512;

const listSizePasses = ({ criteria, ownSizes }: ProductQuestion): readonly boolean[] =>
  ownSizes && criteria.size !== OWN_SIZE ? [false, true] : [false];
const countLifePasses = ({ contexts }: ProductQuestion): number => (contexts.length > 0 ? 2 : 1);

export const countPasses = (question: ProductQuestion): number =>
  listSizePasses(question).length * countLifePasses(question);

export async function countInOtherSizes(
  products: Products,
  ranking: ProductRanking,
  { criteria: { size: _own, ...criteria }, ...rest }: ProductQuestion,
): Promise<number> {
  const question = { criteria, ...rest };
  const from = { ...FIRST, pass: countLifePasses(question) };
  return (await readPage(products, ranking, question, from, MAX_COUNTED_PRODUCTS)).found.length;
}

/** Best first. Ties vary color, kind, garment, brand, and shop; the best variant represents its product. */
export async function readPage(
  { shops }: Products,
  ranking: ProductRanking,
  question: ProductQuestion,
  from: PagePosition,
  limit: number,
): Promise<{ found: FoundProduct[]; next: PagePosition | null }> {
  const { criteria, limits, contexts, ownSizes } = question;
  const all = shops.map((shop) => createFilter(shop, criteria, limits, contexts));
  const bySize = ownSizes
    ? listSizePasses(question).map((isOther) =>
        all.map((filter, index) => filter && filterBySize(filter, shops[index]!, ownSizes, isOther)),
      )
    : [all];
  const byLife = bySize.flatMap((filters) =>
    contexts.length === 0
      ? [filters]
      : [true, false].map((isMade) =>
          filters.map((filter, index) => filter && filterByContexts(filter, shops[index]!, contexts, isMade)),
        ),
  );
  const searches = byLife.map((filters): Search => ({ shops, ranking, filters }));
  const pause = new Pause();
  const found: FoundProduct[] = [];
  for (let at: PagePosition | null = from; at;) {
    if (pause.isDue()) await pause.take();
    const { tied, next } = tieFrom(searches[at.pass]!, at);
    for (let taken = at.taken; taken < tied.length; taken++) {
      if (found.length === limit) return { found, next: { ...at, taken } };
      found.push(tied[taken]!);
    }
    at = next ?? (at.pass + 1 < searches.length ? { ...FIRST, pass: at.pass + 1 } : null);
  }
  return { found, next: null };
}

interface Search {
  readonly shops: Products['shops'];
  readonly ranking: ProductRanking;
  readonly filters: readonly (ProductFilter | null)[];
}

function tieFrom(
  search: Search,
  { pass, garment, product: firstTurn }: PagePosition,
): { tied: FoundProduct[]; next: PagePosition | null } {
  const { shops, ranking } = search;
  const { garments, end } = takeGarments(search, garment);
  const tied: FoundProduct[] = [];
  let left = garments;
  let turn = firstTurn;
  for (; left.length > 0 && tied.length < VARIED && turn < firstTurn + AT_ONCE; turn++)
    left = takeTurn(search, left, turn, tied);
  const next =
    left.length > 0
      ? { pass, garment, product: turn, taken: 0 }
      : end < ranking.order.length
        ? { pass, garment: end, product: 0, taken: 0 }
        : null;
  const variety = new Variety<FoundProduct>(({ shop, row }) => listTraits(shops[shop]!, row));
  return { tied: variety.order(tied), next };
}

function takeGarments(search: Search, start: number): { garments: number[]; end: number } {
  const { order, scores } = search.ranking;
  const after = Math.min(order.length, start + AT_ONCE);
  const garments: number[] = [];
  let end = start;
  for (; end < after && garments.length < TIED_GARMENTS; end++) {
    const garment = order[end]!;
    if (!isAskedFor(search, garment)) continue;
    const [best = garment] = garments;
    if (!isTie(scores[best]!, scores[garment]!)) break;
    garments.push(garment);
  }
  return { garments, end };
}

function isTie(best: number, score: number): boolean {
  return best - score < TIE * STEPS && best > 0 === score > 0;
}

function isAskedFor({ ranking: { starts }, filters }: Search, garment: number): boolean {
  const shop = findShopIndex(starts, garment);
  return filters[shop]?.matchesGarment(garment - starts[shop]!) ?? false;
}

function takeTurn(search: Search, garments: readonly number[], turn: number, tied: FoundProduct[]): number[] {
  const { shops, ranking, filters } = search;
  const left: number[] = [];
  for (const garment of garments) {
    const shop = findShopIndex(ranking.starts, garment);
    const filter = filters[shop]!;
    const { byGarment, garmentStarts } = shops[shop]!;
    const own = garment - ranking.starts[shop]!;
    const at = garmentStarts[own]! + turn;
    if (at >= garmentStarts[own + 1]!) continue;
    left.push(garment);
    const row = byGarment[at]!;
    if (filter.matchesRow(row) && isFirstVariant(shops, ranking, filter, shop, row))
      tied.push({ shop, row, score: ranking.scores[garment]! / STEPS });
  }
  return left;
}

export function listTraits(
  { shop, colors, colorsOf, brands, brandByRow, garments, garmentByRow }: ShopProducts,
  row: number,
): string[] {
  const [color] = colors[colorsOf.get(row)]!;
  const garment = garmentByRow[row]!;
  return [
    `color ${color?.hex ? getColorFamily(color.hex) : (color?.name ?? '')}`,
    `type ${garments.types[garment]!}`,
    `garment ${garment}`,
    `brand ${brands[brandByRow.get(row)]!}`,
    `shop ${shop._id}`,
  ];
}

export function findShopIndex(starts: readonly number[], garment: number): number {
  let shop = starts.length - 1;
  while (starts[shop]! > garment) shop -= 1;
  return shop;
}

function isFirstVariant(
  shops: Products['shops'],
  ranking: ProductRanking,
  filter: ProductFilter,
  shop: number,
  row: number,
): boolean {
  const { nextVariant, garmentByRow, ids } = shops[shop]!;
  const start = ranking.starts[shop]!;
  const own = ranking.positions[start + garmentByRow[row]!]!;
  for (let other = nextVariant[row]!; other !== row; other = nextVariant[other]!) {
    const position = ranking.positions[start + garmentByRow[other]!]!;
    // By id: stable across imports, and not always the shop's first color or size.
    const isBefore = position < own || (position === own && ids[other]! < ids[row]!);
    if (isBefore && filter.matchesRow(other) && filter.matchesGarment(garmentByRow[other]!)) return false;
  }
  return true;
}

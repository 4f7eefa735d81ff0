import type { FeedRow } from '@figura/garments';
import type { LocatedRow, ShopFormat } from '../../garments/feeds/located-row';
import { RowProblem, type BadRow, type FeedProduct, type ShopDefaults } from './feed-product';
import { fromGoogle } from './google-product';
import { colorways, fromShopify } from './shopify-product';

/**
 * The products of a feed's rows, and what is wrong with the rows that are none. A product of Shopify's is as many as it has
 * colors.
 *
 * @param now decides which sales are on
 */
export async function* feedProducts(
  rows: AsyncIterable<LocatedRow>,
  format: ShopFormat,
  defaults: ShopDefaults,
  now: Date,
): AsyncGenerator<FeedProduct | BadRow> {
  if (format === 'google')
    for await (const { row, place } of rows) yield located(place, () => fromGoogle(row, defaults, now));
  else
    for await (const { variants, place } of byHandle(rows))
      for (const colorway of colorways(variants)) yield located(place, () => fromShopify(colorway, defaults));
}

function located(place: string, read: () => FeedProduct): FeedProduct | BadRow {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowProblem) return { place, problem: error.message };
    throw error;
  }
}

interface Variants {
  readonly variants: readonly FeedRow[];
  readonly place: string;
}

/** Rows of one product follow one another; more of them than these are of a broken file. */
const MAX_VARIANTS = 2_000;

async function* byHandle(rows: AsyncIterable<LocatedRow>): AsyncGenerator<Variants> {
  let current: { handle: string; variants: FeedRow[]; place: string } | undefined;
  for await (const { row, place } of rows) {
    const handle = (row['Handle'] ?? row['URL handle'] ?? '').trim();
    if (current && handle === current.handle && current.variants.length < MAX_VARIANTS) {
      current.variants.push(row);
      continue;
    }
    if (current) yield current;
    current = { handle, variants: [row], place };
  }
  if (current) yield current;
}

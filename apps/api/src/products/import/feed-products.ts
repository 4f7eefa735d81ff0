import type { FeedRow } from '@figura/garments';
import type { LocatedRow, ShopFormat } from '../../garments/feeds/located-row';
import { RowProblem, type BadRow, type FeedProduct, type ShopDefaults } from './feed-product';
import { listGoogleModels } from './google-models';
import { fromModel } from './google-product';
import { listColorways, fromShopify } from './shopify-product';

/** All sizes are one product; for Shopify, each color is one. `now` decides which sales are active. */
export async function* listFeedProducts(
  rows: AsyncIterable<LocatedRow>,
  format: ShopFormat,
  defaults: ShopDefaults,
  now: Date,
): AsyncGenerator<FeedProduct | BadRow> {
  if (format === 'google')
    for await (const model of listGoogleModels(rows)) yield* fromModel(model, defaults, now);
  else
    for await (const { variants, place, problem } of groupByHandle(rows)) {
      if (problem) yield { place, problem };
      else
        for (const colorway of listColorways(variants))
          yield readOrReportProblem(place, () => fromShopify(colorway, defaults, now));
    }
}

function readOrReportProblem(place: string, read: () => FeedProduct): FeedProduct | BadRow {
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
  readonly problem?: string | undefined;
}

/** Rows per product; more means a broken file. */
const MAX_VARIANTS = 2_000;

async function* groupByHandle(rows: AsyncIterable<LocatedRow>): AsyncGenerator<Variants> {
  let current: (Variants & { handle: string; variants: FeedRow[] }) | undefined;
  for await (const { row, place, problem } of rows) {
    const handle = (row['Handle'] ?? row['URL handle'] ?? '').trim();
    const isMore = current && !problem && !current.problem && handle === current.handle;
    if (current && isMore && current.variants.length < MAX_VARIANTS) {
      current.variants.push(row);
      continue;
    }
    if (current) yield current;
    current = { handle, variants: [row], place, problem };
  }
  if (current) yield current;
}

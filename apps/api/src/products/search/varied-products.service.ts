import { OCCASIONS, SEASONS, type Context, type Limits } from '@figura/contracts';
import { isAllowed, buildLimitsKey, OUTFIT_CONTEXTS, Variety, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Garment } from '../../catalog/catalog.dto';
import { Pause } from '../../platform/event-loop/pause';
import { ProductsStore, type Products } from '../index/products.store';
import type { ShopProducts } from '../index/shop-products';
import { buildProductId } from '../product-id';
import { ProductsPresenter } from '../products.presenter';
import { filterOf, type ProductFilter } from './product-filter';
import { computeShop, listTraits } from './product-page';
import { ProductRankingService, type ProductRanking } from './product-ranking.service';

/** A product that an outfit may be made of. */
export interface OfferedProduct {
  readonly id: string;
  readonly name: string;
  readonly garment: Garment;
}

type Place = readonly [shop: number, row: number];

/** Garments of each category for each season of each occasion. */
const MOST_OF_A_KIND = 3;
/** Products of a garment. */
const CHOSEN_FROM = 8;
/** Users whose products are remembered, at most: about 200 KB each. */
const REMEMBERED_USERS = 100;

/** A few products of every category for every occasion and season: what outfits are made of. */
@Injectable()
export class VariedProductsService {
  private readonly known = new LRUCache<string, Promise<OfferedProduct[]>>({ max: REMEMBERED_USERS });

  constructor(
    private readonly store: ProductsStore,
    private readonly rankings: ProductRankingService,
    private readonly presenter: ProductsPresenter,
  ) {}

  /**
   * Those that suit a profile, the best of each kind, within what the user wants to see.
   *
   * @param contexts what the user's life states ask for
   */
  async findFor(
    features: readonly ProfileFeature[],
    limits: Limits,
    contexts: readonly Context[],
  ): Promise<OfferedProduct[]> {
    const products = this.store.current();
    const ranking = await this.rankings.findFor(products, features);
    const key = `${ranking.key} ${buildLimitsKey(limits)} ${contexts.join()}`;
    let offered = this.known.get(key);
    if (!offered) {
      offered = this.read(products, ranking, limits, contexts);
      this.known.set(key, offered);
      offered.catch(() => this.known.delete(key));
    }
    return offered;
  }

  private async read(
    products: Products,
    ranking: ProductRanking,
    limits: Limits,
    contexts: readonly Context[],
  ): Promise<OfferedProduct[]> {
    const found = await listVariedRows(products, ranking, limits, [...OUTFIT_CONTEXTS, ...contexts]);
    const offered = await Promise.all(
      found.map(async ([index, row]) => {
        const shop = products.shops[index]!;
        const named = await this.presenter.garment(shop, row);
        return named && { id: buildProductId(shop.ids[row]!), ...named };
      }),
    );
    // A title may name what is never worn where its garment does not.
    return offered.filter(
      (product): product is OfferedProduct =>
        product !== null && isAllowed({ ...product.garment, name: product.name }, limits),
    );
  }
}

/**
 * Of the garments that suit, best first, those of which there are not enough of their kind; of each the product that shares
 * least with those before.
 */
async function listVariedRows(
  { shops }: Products,
  ranking: ProductRanking,
  limits: Limits,
  contexts: readonly Context[],
): Promise<Place[]> {
  const pause = new Pause();
  const filters = shops.map((shop) => filterOf(shop, {}, limits, contexts));
  const counts = new Map<number, number>();
  const variety = new Variety<Place>(([shop, row]) => listTraits(shops[shop]!, row));
  const found: Place[] = [];
  for (const [position, global] of ranking.order.entries()) {
    if (ranking.scores[global]! <= 0) break;
    if (position % 64 === 0 && pause.isDue()) await pause.take();
    const index = computeShop(ranking.starts, global);
    const garment = global - ranking.starts[index]!;
    const { garments } = shops[index]!;
    const wanted = listKinds(
      garments.categories[garment]!,
      garments.occasions[garment]!,
      garments.seasons[garment]!,
    ).filter((kind) => (counts.get(kind) ?? 0) < MOST_OF_A_KIND);
    const filter = filters[index];
    if (wanted.length === 0 || !filter?.takesGarment(garment)) continue;
    const rows = listFirstRows(shops[index]!, garment, filter);
    const chosen = variety.choose(rows.map((row) => [index, row]));
    if (!chosen) continue;
    for (const kind of wanted) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    found.push(chosen);
  }
  return found;
}

/** Those of a garment that one of them is chosen from. */
function listFirstRows(
  { byGarment, garmentStarts }: ShopProducts,
  garment: number,
  filter: ProductFilter,
): number[] {
  const rows: number[] = [];
  for (let at = garmentStarts[garment]!; at < garmentStarts[garment + 1]!; at++) {
    if (rows.length === CHOSEN_FROM) break;
    if (filter.takesRow(byGarment[at]!)) rows.push(byGarment[at]!);
  }
  return rows;
}

/** A number for each season of each occasion in a category. */
function listKinds(category: number, occasions: number, seasons: number): number[] {
  const kinds: number[] = [];
  for (let occasion = 0; occasion < OCCASIONS.length; occasion++)
    for (let season = 0; season < SEASONS.length; season++)
      if (occasions & (1 << occasion) && seasons & (1 << season))
        kinds.push((category * OCCASIONS.length + occasion) * SEASONS.length + season);
  return kinds;
}

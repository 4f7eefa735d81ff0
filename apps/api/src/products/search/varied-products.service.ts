import { OCCASIONS, SEASONS, type Context, type Limits, type Presentation } from '@figura/contracts';
import { isAllowed, buildLimitsKey, OUTFIT_CONTEXTS, Variety, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Garment } from '../../catalog/catalog.dto';
import { Pause } from '../event-loop/pause';
import { ProductsStore, type Products } from '../index/products.store';
import type { ShopProducts } from '../index/shop-products';
import { buildProductId } from '../product-id';
import { ProductsPresenter } from '../products.presenter';
import { createFilter, type ProductFilter } from './product-filter';
import { findShopIndex, listTraits } from './product-page';
import { ProductRankingService, type ProductRanking } from './product-ranking.service';

export interface OfferedProduct {
  readonly id: string;
  readonly name: string;
  readonly garment: Garment;
}

type CutLimits = Limits & { readonly presentation: Presentation };
type Place = readonly [shop: number, row: number];

/** Garments per category, season and occasion. */
const MAX_PER_GROUP = 3;
const CHOSEN_FROM = 8;
/** About 200 KB per user. */
const REMEMBERED_USERS = 100;

@Injectable()
export class VariedProductsService {
  private readonly known = new LRUCache<string, Promise<OfferedProduct[]>>({ max: REMEMBERED_USERS });

  constructor(
    private readonly store: ProductsStore,
    private readonly rankings: ProductRankingService,
    private readonly presenter: ProductsPresenter,
  ) {}

  /** The best of each kind within the user's limits. `contexts` are those of the user's life states. */
  async listOffered(
    features: readonly ProfileFeature[],
    limits: CutLimits,
    contexts: readonly Context[],
  ): Promise<OfferedProduct[]> {
    const products = this.store.getCurrent();
    const ranking = await this.rankings.getRanking(products, features);
    const key = `${ranking.key} ${buildLimitsKey(limits)} ${contexts.join()} ${limits.presentation}`;
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
    limits: CutLimits,
    contexts: readonly Context[],
  ): Promise<OfferedProduct[]> {
    const found = await listVariedRows(products, ranking, limits, [...OUTFIT_CONTEXTS, ...contexts]);
    const offered = await Promise.all(
      found.map(async ([index, row]) => {
        const shop = products.shops[index]!;
        const named = await this.presenter.findGarment(shop, row);
        return named && { id: buildProductId(shop.ids[row]!), ...named };
      }),
    );
    return offered.filter(
      (product): product is OfferedProduct =>
        product !== null && isAllowed({ ...product.garment, name: product.name }, limits),
    );
  }
}

async function listVariedRows(
  { shops }: Products,
  ranking: ProductRanking,
  limits: CutLimits,
  contexts: readonly Context[],
): Promise<Place[]> {
  const pause = new Pause();
  const filters = shops.map((shop) => createFilter(shop, {}, limits, contexts));
  const counts = new Map<number, number>();
  const variety = new Variety<Place>(([shop, row]) => listTraits(shops[shop]!, row));
  const found: Place[] = [];
  for (const [position, global] of ranking.order.entries()) {
    if (ranking.scores[global]! <= 0) break;
    if (position % 64 === 0 && pause.isDue()) await pause.take();
    const index = findShopIndex(ranking.starts, global);
    const garment = global - ranking.starts[index]!;
    const { garments } = shops[index]!;
    const wanted = listKinds(
      garments.categories[garment]!,
      garments.occasions[garment]!,
      garments.seasons[garment]!,
    ).filter((kind) => (counts.get(kind) ?? 0) < MAX_PER_GROUP);
    const filter = filters[index];
    if (wanted.length === 0 || !filter?.matchesGarment(garment)) continue;
    const rows = listFirstRows(shops[index]!, garment, filter);
    const chosen = variety.choose(rows.map((row) => [index, row]));
    if (!chosen) continue;
    for (const kind of wanted) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    found.push(chosen);
  }
  return found;
}

function listFirstRows(
  { byGarment, garmentStarts }: ShopProducts,
  garment: number,
  filter: ProductFilter,
): number[] {
  const rows: number[] = [];
  for (let at = garmentStarts[garment]!; at < garmentStarts[garment + 1]!; at++) {
    if (rows.length === CHOSEN_FROM) break;
    if (filter.matchesRow(byGarment[at]!)) rows.push(byGarment[at]!);
  }
  return rows;
}

function listKinds(category: number, occasions: number, seasons: number): number[] {
  const kinds: number[] = [];
  for (let occasion = 0; occasion < OCCASIONS.length; occasion++)
    for (let season = 0; season < SEASONS.length; season++)
      if (occasions & (1 << occasion) && seasons & (1 << season))
        kinds.push((category * OCCASIONS.length + occasion) * SEASONS.length + season);
  return kinds;
}

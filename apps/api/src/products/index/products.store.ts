import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { CatalogStore, type LoadedCatalog } from '../../catalog/catalog.store';
import { LOGGER } from '../../platform/logging/logger';
import type { ProductShopDocument } from '../stored/product-shop.schema';
import { ProductsRepository } from '../stored/products.repository';
import { loadShop, type ShopProducts } from './shop-products';

const POLL_INTERVAL_MS = 1_000;

/** For one catalog version. Immutable; replaced as a whole. */
export interface Products {
  /** The same in every process with the same versions. */
  readonly key: string;
  readonly loaded: LoadedCatalog | null;
  readonly shops: readonly ShopProducts[];
}

/** Every process switches to a new version within two seconds. */
@Injectable()
export class ProductsStore implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private products: Products = { key: '', loaded: null, shops: [] };
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly repository: ProductsRepository,
    private readonly catalog: CatalogStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // Loading a million products takes seconds; until then, requests see none.
    this.look();
    this.timer = setInterval(() => this.look(), POLL_INTERVAL_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.looking;
  }

  getCurrent(): Products {
    return this.products;
  }

  async refresh(): Promise<void> {
    const loaded = this.catalog.find();
    if (!loaded) return;
    const inForce = await this.repository.list();
    const key = [loaded.catalog.version, ...inForce.map(getKey)].join();
    if (key === this.products.key) return;
    const shops: ShopProducts[] = [];
    for (const shop of inForce) {
      const known = this.products.shops.find((other) => getKey(other.shop) === getKey(shop));
      const products =
        known && this.products.loaded === loaded ? { ...known, shop } : await this.load(shop, loaded);
      // Replaced during the read; the next poll finds the new version.
      if (!products || this.isStopping) return;
      shops.push(products);
    }
    this.products = { key, loaded, shops };
  }

  private load(shop: ProductShopDocument, loaded: LoadedCatalog): Promise<ShopProducts | null> {
    const findSegment = (number: number) =>
      this.isStopping ? Promise.resolve(null) : this.repository.findSegment(shop.version, number);
    return loadShop(shop, findSegment, loaded);
  }

  private look(): void {
    this.looking ??= this.refresh()
      .catch((error: unknown) => this.logger.error({ err: error }, 'The products could not be read'))
      .finally(() => (this.looking = undefined));
  }
}

function getKey({ _id, version }: ProductShopDocument): string {
  return `${_id}:${version}`;
}

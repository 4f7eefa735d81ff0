import type { CatalogItem } from '@figura/catalog';
import { Inject, Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { CatalogStore, type LoadedCatalog } from '../../catalog/catalog.store';
import { type Config, CONFIG } from '../../platform/config/config';
import { NotFoundError } from '../../platform/errors/domain-error';
import { LOGGER } from '../../platform/logging/logger';
import { ProductImportService } from '../import/product-import.service';
import { toSlug } from '../import/slug';
import { ProductsRepository } from '../stored/products.repository';
import { DEMO_SHOP, DEMO_SHOP_PATH, buildDemoFeed, listDemoItems } from './demo-feed';

@Injectable()
export class DemoShopService {
  constructor(
    private readonly catalog: CatalogStore,
    private readonly imports: ProductImportService,
    private readonly products: ProductsRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Waits for a catalog; does nothing if another shop has products. */
  openLater(): void {
    let isOpen = false;
    this.catalog.onLoaded((loaded) => {
      if (isOpen) return;
      isOpen = true;
      this.open(loaded).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'The demo shop could not be opened'),
      );
    });
  }

  async open({ items, valueNames }: LoadedCatalog): Promise<void> {
    if (!(await this.isWanted())) return;
    const listWords = ({ attributes }: CatalogItem) =>
      Object.entries(attributes).flatMap(([attribute, values]) =>
        values.map((value) => valueNames.get(`${attribute}:${value}`) ?? value),
      );
    const { appUrl } = this.config;
    const feed = buildDemoFeed(listDemoItems(items.values()), appUrl, listWords);
    await this.imports.import(Readable.from([Buffer.from(feed)]), {
      ...{ format: 'google', shop: DEMO_SHOP },
      defaults: { currency: 'USD', localOrigin: new URL(appUrl).origin },
    });
  }

  findItem(id: string): CatalogItem {
    const item = this.catalog.find()?.items.get(id);
    if (!item) throw new NotFoundError();
    return item;
  }

  private async isWanted(): Promise<boolean> {
    const [shop, ...others] = await this.products.list();
    if (!shop) return true;
    if (others.length > 0 || shop._id !== toSlug(DEMO_SHOP)) return false;
    const [, link = ''] = (await this.products.listTexts(shop.version, 0))?.[0] ?? [];
    return !link.startsWith(`${this.config.appUrl}${DEMO_SHOP_PATH}/`);
  }
}

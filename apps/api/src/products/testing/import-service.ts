import type { Connection } from 'mongoose';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { ProductImportService } from '../import/product-import.service';
import {
  PRODUCT_IMPORT_MODEL,
  productImportSchema,
  type ProductImportDocument,
} from '../stored/product-import.schema';
import {
  PRODUCT_COLUMNS_MODEL,
  PRODUCT_TEXTS_MODEL,
  productColumnsSchema,
  productTextsSchema,
  type ProductPartDocument,
} from '../stored/product-parts.schema';
import {
  PRODUCT_SHOP_MODEL,
  productShopSchema,
  type ProductShopDocument,
} from '../stored/product-shop.schema';
import { ProductsRepository } from '../stored/products.repository';

const WRITES = ['beat', 'addSegment', 'addTexts', 'putInForce', 'end'] as const;
export type Write = (typeof WRITES)[number];

export function createRepositoryOn(connection: Connection): ProductsRepository {
  return new ProductsRepository(
    connection.model<ProductShopDocument>(PRODUCT_SHOP_MODEL, productShopSchema),
    connection.model<ProductPartDocument>(PRODUCT_COLUMNS_MODEL, productColumnsSchema),
    connection.model<ProductPartDocument>(PRODUCT_TEXTS_MODEL, productTextsSchema),
    connection.model<ProductImportDocument>(PRODUCT_IMPORT_MODEL, productImportSchema),
  );
}

export function importServiceOn(
  connection: Connection,
  now: Date,
  before: (write: Write) => Promise<unknown> = () => Promise.resolve(),
): ProductImportService {
  const repository = createRepositoryOn(connection);
  for (const name of WRITES) {
    const write = repository[name].bind(repository) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(repository, {
      [name]: async (...args: unknown[]) => {
        await before(name);
        return write(...args);
      },
    });
  }
  return new ProductImportService(repository, new ThreadPool({ workThreads: 0 }), { now: () => now });
}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductImportService } from './import/product-import.service';
import { PRODUCT_IMPORT_MODEL, productImportSchema } from './stored/product-import.schema';
import {
  PRODUCT_COLUMNS_MODEL,
  PRODUCT_TEXTS_MODEL,
  productColumnsSchema,
  productTextsSchema,
} from './stored/product-parts.schema';
import { PRODUCT_SHOP_MODEL, productShopSchema } from './stored/product-shop.schema';
import { ProductsRepository } from './stored/products.repository';

/** The products in the database. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PRODUCT_SHOP_MODEL, schema: productShopSchema },
      { name: PRODUCT_COLUMNS_MODEL, schema: productColumnsSchema },
      { name: PRODUCT_TEXTS_MODEL, schema: productTextsSchema },
      { name: PRODUCT_IMPORT_MODEL, schema: productImportSchema },
    ]),
  ],
  providers: [ProductImportService, ProductsRepository],
  exports: [ProductImportService, ProductsRepository],
})
export class ProductRecordsModule {}

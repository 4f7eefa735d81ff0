import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FeedFetchingService } from './feeds/feed-fetching.service';
import { FeedJobsService } from './feeds/feed-jobs.service';
import { PRODUCT_FEED_MODEL, productFeedSchema } from './feeds/product-feed.schema';
import { ProductFeedsRepository } from './feeds/product-feeds.repository';
import { PicturesModule } from '../pictures/pictures.module';
import { PhotoCacheService } from './photos/photo-cache.service';
import { PhotoFetchingService } from './photos/photo-fetching.service';
import {
  PRODUCT_PHOTO_FILE_MODEL,
  PRODUCT_PHOTO_MODEL,
  productPhotoFileSchema,
  productPhotoSchema,
} from './photos/product-photo.schema';
import { ProductPhotosRepository } from './photos/product-photos.repository';
import { SHOP_CLICK_MODEL, shopClickSchema } from './clicks/shop-click.schema';
import { ShopClicksRepository } from './clicks/shop-clicks.repository';
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

@Module({
  imports: [
    PicturesModule,
    MongooseModule.forFeature([
      { name: PRODUCT_SHOP_MODEL, schema: productShopSchema },
      { name: PRODUCT_COLUMNS_MODEL, schema: productColumnsSchema },
      { name: PRODUCT_TEXTS_MODEL, schema: productTextsSchema },
      { name: PRODUCT_IMPORT_MODEL, schema: productImportSchema },
      { name: PRODUCT_FEED_MODEL, schema: productFeedSchema },
      { name: PRODUCT_PHOTO_MODEL, schema: productPhotoSchema },
      { name: PRODUCT_PHOTO_FILE_MODEL, schema: productPhotoFileSchema },
      { name: SHOP_CLICK_MODEL, schema: shopClickSchema },
    ]),
  ],
  providers: [
    FeedFetchingService,
    FeedJobsService,
    PhotoCacheService,
    PhotoFetchingService,
    ProductFeedsRepository,
    ProductImportService,
    ProductPhotosRepository,
    ProductsRepository,
    ShopClicksRepository,
  ],
  exports: [
    FeedFetchingService,
    FeedJobsService,
    ProductFeedsRepository,
    ProductImportService,
    ProductPhotosRepository,
    ProductsRepository,
    ShopClicksRepository,
  ],
})
export class ProductRecordsModule {}

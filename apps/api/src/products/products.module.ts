import { Module } from '@nestjs/common';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogModule } from '../catalog/catalog.module';
import { RecommendationsModule } from '../recommendations/recommendations.module';
import { GarmentsModule } from '../garments/garments.module';
import { UsersModule } from '../users/users.module';
import { ShopClicksService } from './clicks/shop-clicks.service';
import { ProductsStore } from './index/products.store';
import { ProductRecordsModule } from './product-records.module';
import { PhotoAddress } from './photos/photo-address.service';
import { ProductPhotosController } from './photos/product-photos.controller';
import { ProductPhotosService } from './photos/product-photos.service';
import { ProductsController } from './products.controller';
import { ProductsPresenter } from './products.presenter';
import { ProductsService } from './products.service';
import { ProductRankingService } from './search/product-ranking.service';
import { ProductTexts } from './search/product-texts';
import { VariedProductsService } from './search/varied-products.service';

@Module({
  imports: [
    BodyTypeModule,
    CatalogModule,
    ProductRecordsModule,
    RecommendationsModule,
    GarmentsModule,
    UsersModule,
  ],
  controllers: [ProductPhotosController, ProductsController],
  providers: [
    PhotoAddress,
    ProductPhotosService,
    ProductRankingService,
    ProductsPresenter,
    ProductsService,
    ProductsStore,
    ProductTexts,
    ShopClicksService,
    VariedProductsService,
  ],
  exports: [ProductsService, VariedProductsService],
})
export class ProductsModule {}

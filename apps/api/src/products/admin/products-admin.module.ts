import { Module } from '@nestjs/common';
import { ProductFeedsModule } from '../feeds/product-feeds.module';
import { ProductRecordsModule } from '../product-records.module';
import { FeedsAdminService } from './feeds-admin.service';
import {
  AddFeedCommand,
  ListFeedsCommand,
  ProductFeedsCommand,
  RemoveFeedCommand,
  RunFeedsCommand,
} from './feeds.command';
import {
  ImportProductsCommand,
  ListProductsCommand,
  ProductsCommand,
  RemoveProductsCommand,
} from './products.command';

@Module({
  imports: [ProductFeedsModule, ProductRecordsModule],
  providers: [
    AddFeedCommand,
    FeedsAdminService,
    ImportProductsCommand,
    ListFeedsCommand,
    ListProductsCommand,
    ProductFeedsCommand,
    ProductsCommand,
    RemoveFeedCommand,
    RemoveProductsCommand,
    RunFeedsCommand,
  ],
})
export class ProductsAdminModule {}

import { Module } from '@nestjs/common';
import { ProductRecordsModule } from '../product-records.module';
import {
  ImportProductsCommand,
  ListProductsCommand,
  ProductsCommand,
  RemoveProductsCommand,
} from './products.command';

@Module({
  imports: [ProductRecordsModule],
  providers: [ImportProductsCommand, ListProductsCommand, ProductsCommand, RemoveProductsCommand],
})
export class ProductsAdminModule {}

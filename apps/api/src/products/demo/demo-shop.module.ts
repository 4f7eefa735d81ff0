import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module';
import { ProductRecordsModule } from '../product-records.module';
import { DemoShopController } from './demo-shop.controller';
import { DemoShopService } from './demo-shop.service';

@Module({
  imports: [CatalogModule, ProductRecordsModule],
  controllers: [DemoShopController],
  providers: [DemoShopService],
})
export class DemoShopModule {}

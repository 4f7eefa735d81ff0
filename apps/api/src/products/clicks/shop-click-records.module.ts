import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SHOP_CLICK_MODEL, shopClickSchema } from './shop-click.schema';
import { ShopClicksRepository } from './shop-clicks.repository';

/** The stored counts, also for entry points that serve no routes. */
@Module({
  imports: [MongooseModule.forFeature([{ name: SHOP_CLICK_MODEL, schema: shopClickSchema }])],
  providers: [ShopClicksRepository],
  exports: [ShopClicksRepository],
})
export class ShopClickRecordsModule {}

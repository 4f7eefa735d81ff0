import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { FollowUpsController } from './follow-ups/follow-ups.controller';
import { FollowUpsService } from './follow-ups/follow-ups.service';
import { GarmentsModule } from '../garments/garments.module';
import { ProductsModule } from '../products/products.module';
import { UsersModule } from '../users/users.module';
import { WardrobeListsService } from './lists/wardrobe-lists.service';
import { WardrobePhotosService } from './photos/wardrobe-photos.service';
import { PieceSourcesService } from './pieces/piece-sources.service';
import { WardrobeController } from './wardrobe.controller';
import { WardrobeService } from './wardrobe.service';
import { WardrobeRecordsModule } from './wardrobe-records.module';

@Module({
  imports: [CatalogModule, GarmentsModule, ProductsModule, UsersModule, WardrobeRecordsModule],
  controllers: [FollowUpsController, WardrobeController],
  providers: [
    FollowUpsService,
    PieceSourcesService,
    WardrobeListsService,
    WardrobePhotosService,
    WardrobeService,
  ],
  exports: [WardrobeListsService, WardrobeService],
})
export class WardrobeModule {}

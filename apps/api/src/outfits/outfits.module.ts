import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { ProductsModule } from '../products/products.module';
import { QuotasModule } from '../quotas/quotas.module';
import { RecommendationsModule } from '../recommendations/recommendations.module';
import { UsersModule } from '../users/users.module';
import { WardrobeModule } from '../wardrobe/wardrobe.module';
import { CandidatesService } from './compose/candidates.service';
import { FittedPiecesService } from './compose/fitted-pieces.service';
import { KeptOutfitsController } from './kept/kept-outfits.controller';
import { OutfitsService } from './kept/outfits.service';
import { OpeningsController } from './openings/openings.controller';
import { OpeningsService } from './openings/openings.service';
import { OutfitRecordsModule } from './outfit-records.module';
import { PackingListsController } from './packing/packing-lists.controller';
import { PackingListsService } from './packing/packing-lists.service';
import { PiecesService } from './pieces/pieces.service';
import { ShownPiecesService } from './pieces/shown-pieces.service';
import { SuggestionsController } from './suggestions/suggestions.controller';
import { SuggestionsService } from './suggestions/suggestions.service';
import { WeeklyController } from './weekly/weekly.controller';
import { WeeklyOutfitsService } from './weekly/weekly-outfits.service';

@Module({
  imports: [
    CatalogModule,
    OutfitRecordsModule,
    ProductsModule,
    QuotasModule,
    RecommendationsModule,
    UsersModule,
    WardrobeModule,
  ],
  controllers: [
    KeptOutfitsController,
    OpeningsController,
    PackingListsController,
    SuggestionsController,
    WeeklyController,
  ],
  providers: [
    CandidatesService,
    FittedPiecesService,
    OpeningsService,
    OutfitsService,
    PackingListsService,
    PiecesService,
    ShownPiecesService,
    SuggestionsService,
    WeeklyOutfitsService,
  ],
  exports: [OutfitsService],
})
export class OutfitsModule {}

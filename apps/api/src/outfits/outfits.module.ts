import { OutfitRecordsModule } from './outfit-records.module';
import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { GarmentRecordsModule } from '../garments/garment-records.module';
import { ProductsModule } from '../products/products.module';
import { QuotasModule } from '../quotas/quotas.module';
import { RecommendationsModule } from '../recommendations/recommendations.module';
import { UsersModule } from '../users/users.module';
import { WardrobeRecordsModule } from '../wardrobe/wardrobe-records.module';
import { WardrobeModule } from '../wardrobe/wardrobe.module';
import { AdviceController } from './advice/advice.controller';
import { AdviceService } from './advice/advice.service';
import { CalendarController, CalendarLinkController } from './calendar/calendar.controller';
import { CalendarService } from './calendar/calendar.service';
import { CandidatesService } from './compose/candidates.service';
import { KeptOutfitsController } from './kept/kept-outfits.controller';
import { OutfitsService } from './kept/outfits.service';
import { OpeningsController } from './openings/openings.controller';
import { OpeningsService } from './openings/openings.service';
import { PackingListsController } from './packing/packing-lists.controller';
import { PackingListsService } from './packing/packing-lists.service';
import { OffersService } from './pieces/offers.service';
import { PiecesService } from './pieces/pieces.service';
import { ShownPiecesService } from './pieces/shown-pieces.service';
import { SuggestionsController } from './suggestions/suggestions.controller';
import { SuggestionsService } from './suggestions/suggestions.service';
import { TasteLooksController } from './taste-looks/taste-looks.controller';
import { TasteLooksService } from './taste-looks/taste-looks.service';
import { TodayController } from './today/today.controller';
import { TodayService } from './today/today.service';
import { WeeklyController } from './weekly/weekly.controller';

@Module({
  imports: [
    CatalogModule,
    ProductsModule,
    QuotasModule,
    GarmentRecordsModule,
    RecommendationsModule,
    UsersModule,
    WardrobeModule,
    WardrobeRecordsModule,
    OutfitRecordsModule,
  ],
  controllers: [
    AdviceController,
    CalendarController,
    CalendarLinkController,
    KeptOutfitsController,
    OpeningsController,
    PackingListsController,
    SuggestionsController,
    TasteLooksController,
    TodayController,
    WeeklyController,
  ],
  providers: [
    AdviceService,
    CalendarService,
    CandidatesService,
    OpeningsService,
    OutfitsService,
    PackingListsService,
    OffersService,
    PiecesService,
    ShownPiecesService,
    SuggestionsService,
    TasteLooksService,
    TodayService,
  ],
  exports: [OutfitsService],
})
export class OutfitsModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogRecordsModule } from '../catalog/catalog-records.module';
import { RotationService } from './editions/rotation.service';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { SeenTrendsRepository } from './seen/seen-trends.repository';
import { SEEN_TRENDS_MODEL, seenTrendsSchema } from './seen/seen-trends.schema';
import { TREND_EDITION_MODEL, trendEditionSchema } from './editions/trend-edition.schema';
import { TrendEditionsRepository } from './editions/trend-editions.repository';

@Module({
  imports: [
    CatalogRecordsModule,
    MongooseModule.forFeature([
      { name: TREND_EDITION_MODEL, schema: trendEditionSchema },
      { name: SEEN_TRENDS_MODEL, schema: seenTrendsSchema },
    ]),
  ],
  providers: [
    RotationService,
    providePersonalData([SeenTrendsRepository], (seen) => ({
      name: 'seenTrends',
      exportFor: (userId) => seen.find(userId),
      eraseFor: (userId) => seen.delete(userId),
    })),
    SeenTrendsRepository,
    TrendEditionsRepository,
  ],
  exports: [RotationService, SeenTrendsRepository, TrendEditionsRepository, CatalogRecordsModule],
})
export class TrendRecordsModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../recommendations/catalog.module';
import { RotationService } from './rotation.service';
import { SeenTrendsData } from './seen-trends-data';
import { SeenTrendsRepository } from './seen-trends.repository';
import { SEEN_TRENDS_MODEL, seenTrendsSchema } from './seen-trends.schema';
import { TREND_EDITION_MODEL, trendEditionSchema } from './trend-edition.schema';
import { TrendEditionsRepository } from './trend-editions.repository';

/** The editions and how they are made, for entry points that serve none of the routes about them. */
@Module({
  imports: [
    CatalogModule,
    MongooseModule.forFeature([
      { name: TREND_EDITION_MODEL, schema: trendEditionSchema },
      { name: SEEN_TRENDS_MODEL, schema: seenTrendsSchema },
    ]),
  ],
  providers: [RotationService, SeenTrendsData, SeenTrendsRepository, TrendEditionsRepository],
  exports: [RotationService, SeenTrendsRepository, TrendEditionsRepository, CatalogModule],
})
export class RotationModule {}

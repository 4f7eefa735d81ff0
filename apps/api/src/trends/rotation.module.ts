import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../recommendations/catalog.module';
import { RotationService } from './rotation.service';
import { TREND_EDITION_MODEL, trendEditionSchema } from './trend-edition.schema';
import { TrendEditionsRepository } from './trend-editions.repository';

/** The editions and how they are made, for doors that serve none of the routes about them. */
@Module({
  imports: [
    CatalogModule,
    MongooseModule.forFeature([{ name: TREND_EDITION_MODEL, schema: trendEditionSchema }]),
  ],
  providers: [RotationService, TrendEditionsRepository],
  exports: [RotationService, TrendEditionsRepository, CatalogModule],
})
export class RotationModule {}

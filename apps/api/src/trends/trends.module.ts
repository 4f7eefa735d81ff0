import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RecommendationsModule } from '../recommendations/recommendations.module';
import { UsersModule } from '../users/users.module';
import { CurrentEdition } from './current-edition';
import { RotationModule } from './rotation.module';
import { SeenTrendsRepository } from './seen-trends.repository';
import { SEEN_TRENDS_MODEL, seenTrendsSchema } from './seen-trends.schema';
import { SeenTrendsService } from './seen-trends.service';
import { TrendsController } from './trends.controller';
import { TrendsService } from './trends.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SEEN_TRENDS_MODEL, schema: seenTrendsSchema }]),
    RecommendationsModule,
    RotationModule,
    UsersModule,
  ],
  controllers: [TrendsController],
  providers: [CurrentEdition, SeenTrendsRepository, SeenTrendsService, TrendsService],
})
export class TrendsModule {}

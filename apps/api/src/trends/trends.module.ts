import { Module } from '@nestjs/common';
import { RecommendationsModule } from '../recommendations/recommendations.module';
import { UsersModule } from '../users/users.module';
import { CurrentEdition } from './current-edition';
import { RotationModule } from './rotation.module';
import { SeenTrendsService } from './seen-trends.service';
import { TrendsController } from './trends.controller';
import { TrendsService } from './trends.service';

@Module({
  imports: [RecommendationsModule, RotationModule, UsersModule],
  controllers: [TrendsController],
  providers: [CurrentEdition, SeenTrendsService, TrendsService],
})
export class TrendsModule {}

import { Module } from '@nestjs/common';
import { RecommendationsModule } from '../recommendations/recommendations.module';
import { UsersModule } from '../users/users.module';
import { CurrentEditionService } from './editions/current-edition.service';
import { TrendRecordsModule } from './trend-records.module';
import { SeenTrendsService } from './seen/seen-trends.service';
import { TrendsController } from './trends.controller';
import { TrendsService } from './trends.service';
import { WeekThemeController } from './week-theme.controller';
import { WeekThemeService } from './week-theme.service';

@Module({
  imports: [RecommendationsModule, TrendRecordsModule, UsersModule],
  controllers: [WeekThemeController, TrendsController],
  providers: [CurrentEditionService, SeenTrendsService, TrendsService, WeekThemeService],
})
export class TrendsModule {}

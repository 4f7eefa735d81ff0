import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { RecentChecksService } from './recent/recent-checks.service';
import { SIZE_CHART_MODEL, sizeChartSchema } from './size-charts/size-chart.schema';
import { SizeChartsRepository } from './size-charts/size-charts.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: SIZE_CHART_MODEL, schema: sizeChartSchema }])],
  providers: [
    RecentChecksService,
    SizeChartsRepository,
    providePersonalData([SizeChartsRepository], (charts) => ({
      name: 'sizeCharts',
      exportFor: (userId) => charts.list(userId),
      eraseFor: (userId) => charts.deleteAll(userId),
    })),
  ],
  exports: [RecentChecksService, SizeChartsRepository],
})
export class GarmentRecordsModule {}

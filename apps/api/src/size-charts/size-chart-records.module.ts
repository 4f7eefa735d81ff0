import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SIZE_CHART_MODEL, sizeChartSchema } from './size-chart.schema';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { SizeChartsRepository } from './size-charts.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: SIZE_CHART_MODEL, schema: sizeChartSchema }])],
  providers: [
    providePersonalData([SizeChartsRepository], (charts) => ({
      name: 'sizeCharts',
      exportFor: (userId) => charts.list(userId),
      eraseFor: (userId) => charts.deleteAll(userId),
    })),
    SizeChartsRepository,
  ],
  exports: [SizeChartsRepository],
})
export class SizeChartRecordsModule {}

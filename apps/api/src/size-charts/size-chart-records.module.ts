import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SIZE_CHART_MODEL, sizeChartSchema } from './size-chart.schema';
import { SizeChartsPersonalData } from './size-charts.personal-data';
import { SizeChartsRepository } from './size-charts.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: SIZE_CHART_MODEL, schema: sizeChartSchema }])],
  providers: [SizeChartsPersonalData, SizeChartsRepository],
  exports: [SizeChartsRepository],
})
export class SizeChartRecordsModule {}

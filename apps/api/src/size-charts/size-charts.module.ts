import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { SizeChartRecordsModule } from './size-chart-records.module';
import { SizeChartsController } from './size-charts.controller';
import { SizeChartsService } from './size-charts.service';
import { SizeFitsService } from './size-fits.service';

@Module({
  imports: [CatalogModule, SizeChartRecordsModule],
  controllers: [SizeChartsController],
  providers: [SizeChartsService, SizeFitsService],
  exports: [SizeFitsService],
})
export class SizeChartsModule {}

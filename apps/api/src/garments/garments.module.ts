import { Module } from '@nestjs/common';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogModule } from '../catalog/catalog.module';
import { QuotasModule } from '../quotas/quotas.module';
import { UsersModule } from '../users/users.module';
import { ChecksService } from './checks.service';
import { GarmentRecordsModule } from './garment-records.module';
import { GarmentsController } from './garments.controller';
import { SizeChartsController } from './size-charts/size-charts.controller';
import { SizeChartsService } from './size-charts/size-charts.service';
import { SizeFitsService } from './size-charts/size-fits.service';

@Module({
  imports: [BodyTypeModule, CatalogModule, GarmentRecordsModule, QuotasModule, UsersModule],
  controllers: [GarmentsController, SizeChartsController],
  providers: [ChecksService, SizeChartsService, SizeFitsService],
  exports: [ChecksService, GarmentRecordsModule, SizeFitsService],
})
export class GarmentsModule {}

import { Module } from '@nestjs/common';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogModule } from '../catalog/catalog.module';
import { QuotasModule } from '../quotas/quotas.module';
import { SizeChartsModule } from '../size-charts/size-charts.module';
import { UsersModule } from '../users/users.module';
import { ChecksService } from './checks.service';
import { GarmentsController } from './garments.controller';
import { RecentChecksModule } from './recent/recent-checks.module';

@Module({
  imports: [BodyTypeModule, CatalogModule, QuotasModule, RecentChecksModule, SizeChartsModule, UsersModule],
  controllers: [GarmentsController],
  providers: [ChecksService],
  exports: [ChecksService],
})
export class GarmentsModule {}

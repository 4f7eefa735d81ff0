import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { UserRecordsModule } from '../users/user-records.module';
import { AnalysisService } from './analysis.service';
import { BodyTypeService } from './body-type.service';
import { StylingProfilesService } from './styling-profiles.service';

@Module({
  imports: [CatalogModule, UserRecordsModule],
  providers: [AnalysisService, BodyTypeService, StylingProfilesService],
  exports: [AnalysisService, BodyTypeService, StylingProfilesService],
})
export class BodyTypeModule {}

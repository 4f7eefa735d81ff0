import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { UsersModule } from '../users/users.module';
import { AnalysisService } from './analysis.service';
import { BodyTypeModule } from './body-type.module';

/** The analysis of a body, in the words of the catalog. */
@Module({
  imports: [BodyTypeModule, CatalogModule, UsersModule],
  providers: [AnalysisService],
  exports: [AnalysisService, BodyTypeModule],
})
export class AnalysisModule {}

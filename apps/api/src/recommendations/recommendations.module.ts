import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { UsersModule } from '../users/users.module';
import { AnalysisService } from './analysis.service';
import { LooksService } from './looks.service';
import { RecommendationsController } from './recommendations.controller';
import { StylingProfilesService } from './styling-profiles.service';

@Module({
  imports: [CatalogModule, UsersModule],
  controllers: [RecommendationsController],
  providers: [AnalysisService, LooksService, StylingProfilesService],
  exports: [CatalogModule, LooksService, StylingProfilesService],
})
export class RecommendationsModule {}

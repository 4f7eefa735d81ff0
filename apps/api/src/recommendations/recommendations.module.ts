import { Module } from '@nestjs/common';
import { AnalysisModule } from '../body-type/analysis.module';
import { CatalogModule } from '../catalog/catalog.module';
import { UsersModule } from '../users/users.module';
import { EffectsPresenter } from './effects.presenter';
import { GuidesService } from './guides.service';
import { LooksService } from './looks.service';
import { RecommendationsController } from './recommendations.controller';
import { StylingProfilesService } from './styling-profiles.service';

@Module({
  imports: [AnalysisModule, CatalogModule, UsersModule],
  controllers: [RecommendationsController],
  providers: [EffectsPresenter, GuidesService, LooksService, StylingProfilesService],
  exports: [CatalogModule, EffectsPresenter, GuidesService, LooksService, StylingProfilesService],
})
export class RecommendationsModule {}

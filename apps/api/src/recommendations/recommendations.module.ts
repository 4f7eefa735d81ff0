import { Module } from '@nestjs/common';
import { AnalysisModule } from '../body-type/analysis.module';
import { CatalogModule } from '../catalog/catalog.module';
import { UsersModule } from '../users/users.module';
import { EffectsPresenter } from './effects.presenter';
import { GuidesService } from './guides.service';
import { LooksService } from './looks.service';
import { RecommendationsController } from './recommendations.controller';
import { StylingProfilesModule } from './styling-profiles.module';

@Module({
  imports: [AnalysisModule, CatalogModule, StylingProfilesModule, UsersModule],
  controllers: [RecommendationsController],
  providers: [EffectsPresenter, GuidesService, LooksService],
  exports: [CatalogModule, EffectsPresenter, GuidesService, LooksService, StylingProfilesModule],
})
export class RecommendationsModule {}

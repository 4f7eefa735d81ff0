import { Module } from '@nestjs/common';
import { AnalysisService } from '../body-type/analysis.service';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogModule } from '../catalog/catalog.module';
import { UsersModule } from '../users/users.module';
import { EffectsPresenter } from './effects.presenter';
import { GuidesService } from './guides.service';
import { LooksService } from './looks.service';
import { RecommendationsController } from './recommendations.controller';
import { StylingProfilesModule } from './styling-profiles.module';

@Module({
  imports: [BodyTypeModule, CatalogModule, StylingProfilesModule, UsersModule],
  controllers: [RecommendationsController],
  providers: [AnalysisService, EffectsPresenter, GuidesService, LooksService],
  exports: [CatalogModule, EffectsPresenter, GuidesService, LooksService, StylingProfilesModule],
})
export class RecommendationsModule {}

import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { AnalysisService } from './analysis.service';
import { CatalogModule } from './catalog.module';
import { CatalogStore } from './catalog-store';
import { LooksService } from './looks.service';
import { Pictures } from './pictures';
import { PicturesController } from './pictures.controller';
import { RecommendationView } from './recommendation-view';
import { RecommendationsController } from './recommendations.controller';
import { StylingProfiles } from './styling-profiles';

@Module({
  imports: [CatalogModule, UsersModule],
  controllers: [RecommendationsController, PicturesController],
  providers: [AnalysisService, CatalogStore, LooksService, Pictures, RecommendationView, StylingProfiles],
  exports: [CatalogStore, LooksService, RecommendationView, StylingProfiles],
})
export class RecommendationsModule {}

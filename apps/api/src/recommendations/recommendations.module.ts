import { Module } from '@nestjs/common';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogModule } from '../catalog/catalog.module';
import { UsersModule } from '../users/users.module';
import { CatalogPicturesController } from './catalog-pictures.controller';
import { EffectsPresenter } from './effects.presenter';
import { GuidesService } from './guides.service';
import { LooksService } from './looks.service';
import { MarksController } from './marks/marks.controller';
import { MarksService } from './marks/marks.service';
import { RecommendationsController } from './recommendations.controller';
import { StartController } from './start/start.controller';
import { StartService } from './start/start.service';

@Module({
  imports: [BodyTypeModule, CatalogModule, UsersModule],
  controllers: [CatalogPicturesController, MarksController, RecommendationsController, StartController],
  providers: [EffectsPresenter, GuidesService, LooksService, MarksService, StartService],
  exports: [BodyTypeModule, CatalogModule, EffectsPresenter, GuidesService, LooksService],
})
export class RecommendationsModule {}

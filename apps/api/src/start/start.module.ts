import { Module } from '@nestjs/common';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogModule } from '../catalog/catalog.module';
import { RecommendationsModule } from '../recommendations/recommendations.module';
import { StartController } from './start.controller';
import { StartService } from './start.service';

@Module({
  imports: [BodyTypeModule, CatalogModule, RecommendationsModule],
  controllers: [StartController],
  providers: [StartService],
})
export class StartModule {}

import { Module } from '@nestjs/common';
import { CatalogPresenter } from './catalog.presenter';
import { CatalogRecordsModule } from './catalog-records.module';
import { CatalogStoreModule } from './catalog-store.module';
import { FirstSeedService } from './first-seed.service';
import { PicturesController } from './pictures.controller';
import { PicturesService } from './pictures.service';

@Module({
  imports: [CatalogRecordsModule, CatalogStoreModule],
  controllers: [PicturesController],
  providers: [CatalogPresenter, FirstSeedService, PicturesService],
  exports: [CatalogPresenter, CatalogStoreModule],
})
export class CatalogModule {}

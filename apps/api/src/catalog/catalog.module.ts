import { Module } from '@nestjs/common';
import { CatalogPresenter } from './catalog.presenter';
import { CatalogRecordsModule } from './catalog-records.module';
import { CatalogStore } from './catalog.store';
import { FirstSeedService } from './first-seed.service';
import { PicturesService } from './pictures.service';

@Module({
  imports: [CatalogRecordsModule],
  providers: [CatalogPresenter, CatalogStore, FirstSeedService, PicturesService],
  exports: [CatalogPresenter, CatalogStore, PicturesService],
})
export class CatalogModule {}

import { Module } from '@nestjs/common';
import { CatalogRecordsModule } from './catalog-records.module';
import { CatalogPresenter } from './catalog.presenter';
import { CatalogStore } from './catalog.store';
import { PicturesController } from './pictures.controller';
import { PicturesService } from './pictures.service';

/** The catalog in force, kept in memory, with its drawings. */
@Module({
  imports: [CatalogRecordsModule],
  controllers: [PicturesController],
  providers: [CatalogPresenter, CatalogStore, PicturesService],
  exports: [CatalogPresenter, CatalogStore],
})
export class CatalogModule {}

import { Module } from '@nestjs/common';
import { CatalogPresenter } from './catalog.presenter';
import { CatalogStoreModule } from './catalog-store.module';
import { PicturesController } from './pictures.controller';
import { PicturesService } from './pictures.service';

/** The catalog in force, kept in memory, with its drawings. */
@Module({
  imports: [CatalogStoreModule],
  controllers: [PicturesController],
  providers: [CatalogPresenter, PicturesService],
  exports: [CatalogPresenter, CatalogStoreModule],
})
export class CatalogModule {}

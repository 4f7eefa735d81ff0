import { Module } from '@nestjs/common';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogStoreModule } from '../catalog/catalog-store.module';
import { StylingProfilesService } from './styling-profiles.service';

/** The rankings of the catalog, for entry points that serve none of the routes about them. */
@Module({
  imports: [BodyTypeModule, CatalogStoreModule],
  providers: [StylingProfilesService],
  exports: [CatalogStoreModule, StylingProfilesService],
})
export class StylingProfilesModule {}

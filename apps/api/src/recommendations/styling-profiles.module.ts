import { Module } from '@nestjs/common';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogStoreModule } from '../catalog/catalog-store.module';
import { StylingProfilesService } from './styling-profiles.service';

@Module({
  imports: [BodyTypeModule, CatalogStoreModule],
  providers: [StylingProfilesService],
  exports: [CatalogStoreModule, StylingProfilesService],
})
export class StylingProfilesModule {}

import { Module } from '@nestjs/common';
import { CatalogRecordsModule } from '../catalog-records.module';
import {
  CatalogCommand,
  ExportCatalogCommand,
  SeedCatalogCommand,
  ValidateCatalogCommand,
} from './catalog.command';

@Module({
  imports: [CatalogRecordsModule],
  providers: [CatalogCommand, ExportCatalogCommand, SeedCatalogCommand, ValidateCatalogCommand],
})
export class CatalogAdminModule {}

import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog.module';
import {
  CatalogCommand,
  ExportCatalogCommand,
  SeedCatalogCommand,
  ValidateCatalogCommand,
} from './catalog.command';

@Module({
  imports: [CatalogModule],
  providers: [CatalogCommand, ExportCatalogCommand, SeedCatalogCommand, ValidateCatalogCommand],
})
export class CatalogAdminModule {}

import {
  CatalogCommand,
  ExportCatalogCommand,
  SeedCatalogCommand,
  ValidateCatalogCommand,
} from './catalog.command';

export const CATALOG_ADMIN = [
  CatalogCommand,
  ExportCatalogCommand,
  SeedCatalogCommand,
  ValidateCatalogCommand,
];

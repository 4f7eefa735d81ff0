import {
  CatalogCommand,
  ExportCatalogCommand,
  SeedCatalogCommand,
  ValidateCatalogCommand,
} from './catalog.command';

/** What the command line needs of it. */
export const CATALOG_ADMIN = [
  CatalogCommand,
  ExportCatalogCommand,
  SeedCatalogCommand,
  ValidateCatalogCommand,
];

import { Module } from '@nestjs/common';
import { CatalogRecordsModule } from './catalog-records.module';
import { CatalogStore } from './catalog.store';

/** The catalog in force, kept in memory, for entry points that serve none of the routes about it. */
@Module({ imports: [CatalogRecordsModule], providers: [CatalogStore], exports: [CatalogStore] })
export class CatalogStoreModule {}

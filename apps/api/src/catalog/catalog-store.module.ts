import { Module } from '@nestjs/common';
import { CatalogRecordsModule } from './catalog-records.module';
import { CatalogStore } from './catalog.store';

@Module({ imports: [CatalogRecordsModule], providers: [CatalogStore], exports: [CatalogStore] })
export class CatalogStoreModule {}

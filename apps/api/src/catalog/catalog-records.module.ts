import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STORED_CATALOG_MODEL, storedCatalogSchema } from './stored-catalog.schema';
import { CATALOG_VERSION_MODEL, catalogVersionSchema } from './catalog-version.schema';
import { CatalogRepository } from './catalog.repository';
import { CatalogService } from './catalog.service';
import { CatalogSeeder } from './catalog.seeder';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: STORED_CATALOG_MODEL, schema: storedCatalogSchema },
      { name: CATALOG_VERSION_MODEL, schema: catalogVersionSchema },
    ]),
  ],
  providers: [CatalogRepository, CatalogSeeder, CatalogService],
  exports: [CatalogRepository, CatalogSeeder, CatalogService],
})
export class CatalogRecordsModule {}

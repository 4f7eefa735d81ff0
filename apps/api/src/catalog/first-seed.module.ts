import { Module } from '@nestjs/common';
import { CatalogRecordsModule } from './catalog-records.module';
import { FirstSeedService } from './first-seed.service';

@Module({ imports: [CatalogRecordsModule], providers: [FirstSeedService] })
export class FirstSeedModule {}

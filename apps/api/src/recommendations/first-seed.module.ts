import { Module } from '@nestjs/common';
import { CatalogModule } from './catalog.module';
import { FirstSeed } from './first-seed';

@Module({ imports: [CatalogModule], providers: [FirstSeed] })
export class FirstSeedModule {}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogSeeder } from './catalog.seeder';
import { CatalogService } from './catalog.service';

/** Local mode: the first start seeds, so that a newcomer sees every screen. Later seeds are the operator's. */
@Injectable()
export class FirstSeedService implements OnModuleInit {
  constructor(
    private readonly catalog: CatalogService,
    private readonly seeder: CatalogSeeder,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!(await this.catalog.isSeeded())) await this.seeder.seed();
  }
}

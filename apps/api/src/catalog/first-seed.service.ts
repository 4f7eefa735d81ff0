import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogRepository } from './catalog.repository';
import { CatalogSeeder } from './catalog.seeder';

/** Local mode: the first start seeds, so that a newcomer sees every screen. Later seeds are the operator's. */
@Injectable()
export class FirstSeedService implements OnModuleInit {
  constructor(
    private readonly repository: CatalogRepository,
    private readonly seeder: CatalogSeeder,
  ) {}

  async onModuleInit(): Promise<void> {
    if ((await this.repository.currentVersion()) === null) await this.seeder.seed();
  }
}

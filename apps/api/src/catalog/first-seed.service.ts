import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Config, CONFIG } from '../platform/config/config';
import { CatalogRepository } from './catalog.repository';
import { CatalogSeeder } from './catalog.seeder';
import { CatalogService } from './catalog.service';

/**
 * Seeds if no catalog is readable: on the first start in local mode, and after a format change. Operators run
 * all other seeds.
 */
@Injectable()
export class FirstSeedService implements OnModuleInit {
  constructor(
    private readonly catalog: CatalogService,
    private readonly repository: CatalogRepository,
    private readonly seeder: CatalogSeeder,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (await this.catalog.isSeeded()) return;
    if (this.config.local || !this.config.mongodbUri || (await this.repository.hasOutdated()))
      await this.seeder.seed();
  }
}

import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logger';
import { ThreadPool } from '../platform/threads/thread-pool';
import { CatalogRepository } from './catalog.repository';
import { CatalogMissingError } from './catalog.errors';
import { compileCatalog, type LoadedCatalog } from './loaded-catalog';

export type { LoadedCatalog };

const POLL_INTERVAL_MS = 1_000;

/** Every process sees a new seed within two seconds. */
@Injectable()
export class CatalogStore implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private loaded: LoadedCatalog | null = null;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private readonly listeners: ((loaded: LoadedCatalog) => void)[] = [];

  constructor(
    private readonly repository: CatalogRepository,
    private readonly threads: ThreadPool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => {
      this.looking ??= this.refresh()
        .catch((error: unknown) => this.logger.error({ err: error }, 'The catalog could not be read'))
        .finally(() => (this.looking = undefined));
    }, POLL_INTERVAL_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  getCurrent(): LoadedCatalog {
    if (!this.loaded) throw new CatalogMissingError();
    return this.loaded;
  }

  find(): LoadedCatalog | null {
    return this.loaded;
  }

  onLoaded(listener: (loaded: LoadedCatalog) => void): void {
    this.listeners.push(listener);
    if (this.loaded) listener(this.loaded);
  }

  async refresh(): Promise<void> {
    const version = await this.repository.findCurrentVersion();
    if (version === null || version === this.loaded?.catalog.version) return;
    const catalog = await this.repository.findCurrent();
    if (!catalog) return;
    this.loaded = compileCatalog(catalog);
    this.threads.share(catalog);
    for (const listener of this.listeners) listener(this.loaded);
  }
}

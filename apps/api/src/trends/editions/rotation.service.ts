import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { Clock } from '../../platform/clock/clock';
import { toIsoWeek, subtractWeeks, type IsoWeek } from '../../platform/clock/iso-week';
import { LOGGER } from '../../platform/logging/logger';
import { CatalogService } from '../../catalog/catalog.service';
import { WEEKS_WITHOUT_REPEATS, chooseItems } from './choose-items';
import { findLeadTheme } from './themes';
import { TrendEditionsRepository, type TrendEditionRecord } from './trend-editions.repository';

@Injectable()
export class RotationService implements OnModuleInit {
  constructor(
    private readonly editions: TrendEditionsRepository,
    private readonly catalog: CatalogService,
    private readonly handlers: JobHandlerRegistry,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register('trends.rotate', async () => {
      await this.rotate(toIsoWeek(this.clock.now()));
    });
  }

  /** Concurrent callers get the same edition. Throws CatalogMissingError before the first seed. */
  async rotate(week: IsoWeek): Promise<TrendEditionRecord> {
    const known = await this.editions.find(week);
    if (known) return known;
    const edition = await this.plan(week);
    if (!(await this.editions.create(edition))) return (await this.editions.find(week))!;
    this.logger.info({ week, items: edition.itemIds.length }, 'Created the trends of a new week');
    return edition;
  }

  /** Stores nothing. Throws CatalogMissingError before the first seed. */
  async plan(week: IsoWeek): Promise<TrendEditionRecord> {
    const catalog = await this.catalog.findCurrent();
    const weeks = Array.from({ length: WEEKS_WITHOUT_REPEATS }, (_, index) => subtractWeeks(week, index + 1));
    const recent = new Set((await this.editions.findMany(weeks)).flatMap(({ itemIds }) => itemIds));
    return {
      week,
      itemIds: chooseItems(week, catalog, recent),
      themeId: findLeadTheme(catalog, week)?.id ?? null,
      madeAt: this.clock.now(),
    };
  }
}

import type { CatalogItem, CatalogTheme } from '@figura/catalog';
import { isShown } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { toIsoWeek, getWeeksBefore, type IsoWeek } from '../../platform/clock/iso-week';
import { CatalogStore } from '../../catalog/catalog.store';
import { TRENDING } from './choose-items';
import { toHalfYear } from './half-year';
import { RotationService } from './rotation.service';
import { TrendEditionsRepository } from './trend-editions.repository';

/** The edition in force, with the items that the catalog in force still has and shows. */
export interface Edition {
  readonly week: IsoWeek;
  readonly seasonBadge: string;
  /** The theme that leads the week; null for none. */
  readonly lead: CatalogTheme | null;
  /** In the order in which they are shown. */
  readonly items: readonly CatalogItem[];
  /** Items of this and the last edition: a page that was open when the week began still leads somewhere. */
  readonly reachable: ReadonlySet<string>;
}

/** Keeps the week's edition in memory until the week or the catalog changes. */
@Injectable()
export class CurrentEditionService {
  private cached: { key: string; edition: Promise<Edition> } | undefined;

  constructor(
    private readonly store: CatalogStore,
    private readonly rotation: RotationService,
    private readonly editions: TrendEditionsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The edition of this week. Should nobody have made it yet, it is made now.
   *
   * @throws CatalogMissingError before the first seed
   */
  get(): Promise<Edition> {
    const week = toIsoWeek(this.clock.now());
    const key = `${week} ${this.store.current().catalog.version}`;
    if (this.cached?.key === key) return this.cached.edition;
    const edition = this.load(week);
    const cached = { key, edition };
    this.cached = cached;
    edition.catch(() => {
      if (this.cached === cached) this.cached = undefined;
    });
    return edition;
  }

  private async load(week: IsoWeek): Promise<Edition> {
    const { catalog, items } = this.store.current();
    const { itemIds, themeId } = await this.rotation.rotate(week);
    const last = await this.editions.find(getWeeksBefore(week, 1));
    return {
      week,
      seasonBadge: catalog.season.badge ?? toHalfYear(week).badge,
      lead: catalog.themes.find(({ id }) => id === themeId) ?? null,
      items: itemIds.flatMap((id) => items.get(id) ?? []).filter((item) => isShown(item, TRENDING)),
      reachable: new Set([...itemIds, ...(last?.itemIds ?? [])].filter((id) => items.has(id))),
    };
  }
}

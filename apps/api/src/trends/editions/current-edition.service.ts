import type { CatalogItem, CatalogTheme } from '@figura/catalog';
import type { Text } from '@figura/messages';
import { isShown } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { toIsoWeek, subtractWeeks, type IsoWeek } from '../../platform/clock/iso-week';
import { CatalogStore } from '../../catalog/catalog.store';
import { TRENDING } from './choose-items';
import { nameHalfYear, toHalfYear } from './half-year';
import { RotationService } from './rotation.service';
import { TrendEditionsRepository } from './trend-editions.repository';

export interface Edition {
  readonly week: IsoWeek;
  readonly seasonBadge: Text;
  readonly lead: CatalogTheme | null;
  readonly items: readonly CatalogItem[];
  /** Includes the previous edition's items, so that a page opened before the week changed still works. */
  readonly reachable: ReadonlySet<string>;
}

@Injectable()
export class CurrentEditionService {
  private cached: { key: string; edition: Promise<Edition> } | undefined;

  constructor(
    private readonly store: CatalogStore,
    private readonly rotation: RotationService,
    private readonly editions: TrendEditionsRepository,
    private readonly clock: Clock,
  ) {}

  /** Creates the edition if missing. Throws CatalogMissingError before the first seed. */
  get(): Promise<Edition> {
    const week = toIsoWeek(this.clock.now());
    const key = `${week} ${this.store.getCurrent().catalog.version}`;
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
    const { catalog, items } = this.store.getCurrent();
    const { itemIds, themeId } = await this.rotation.rotate(week);
    const last = await this.editions.find(subtractWeeks(week, 1));
    return {
      week,
      seasonBadge: catalog.season.badge ?? nameHalfYear(toHalfYear(week)),
      lead: catalog.themes.find(({ id }) => id === themeId) ?? null,
      items: itemIds.flatMap((id) => items.get(id) ?? []).filter((item) => isShown(item, TRENDING)),
      reachable: new Set([...itemIds, ...(last?.itemIds ?? [])].filter((id) => items.has(id))),
    };
  }
}

import type { CatalogItem } from '@figura/catalog';
import { CATEGORIES, categoryFromPath } from '@figura/contracts';
import { isAllowed, limitsKey } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { CatalogStore } from '../catalog/catalog.store';
import { inSlices } from '../platform/event-loop/in-slices';
import { LooksService } from '../recommendations/looks.service';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { StylingProfilesService, type StylingProfile } from '../recommendations/styling-profiles.service';
import { UsersService } from '../users/users.service';
import { CurrentEditionService } from './editions/current-edition.service';
import { nearlySuiting } from './nearly-suiting';
import { trendReasons } from './trend-reasons';
import { CategoryNotFoundError, TrendingItemNotFoundError } from './trends.errors';
import type { FashionItemResponse } from '../recommendations/recommendations.dto';
import type { LooksByCategory } from '../catalog/catalog.dto';
import type {
  PersonalizedTrendingResponse,
  TrendingCategoryResponse,
  TrendingItemResponse,
  TrendingResponse,
} from './trends.dto';

/** The profile of a user without measurements: nothing is known to suit them yet. */
const NOT_MEASURED: Omit<StylingProfile, 'showing'> = { key: 'nobody', features: [], ranked: [] };

/** What is trending this week, for everyone and for one user; never what that user never wears. */
@Injectable()
export class TrendsService {
  constructor(
    private readonly current: CurrentEditionService,
    private readonly catalog: CatalogStore,
    private readonly users: UsersService,
    private readonly profiles: StylingProfilesService,
    private readonly looks: LooksService,
    private readonly presenter: CatalogPresenter,
    private readonly responses: ResponseCache,
  ) {}

  /** The week's items, without what the user never wears. */
  async trending(userId: string): Promise<JsonBytes<TrendingResponse>> {
    const edition = await this.current.get();
    const { week, seasonBadge, items } = edition;
    const { preferences } = await this.users.current(userId);
    return this.responses.of(`trending ${limitsKey(preferences)}`, [edition], () => ({
      week,
      seasonBadge,
      trendingByCategory: this.byCategory(items.filter((item) => isAllowed(item, preferences))),
    }));
  }

  /**
   * The week's items that are among a user's best looks, best first, with why, and those that nearly are; none before they
   * have a body type.
   */
  async personalized(userId: string): Promise<JsonBytes<PersonalizedTrendingResponse>> {
    const edition = await this.current.get();
    const { week, seasonBadge, items } = edition;
    const user = await this.users.current(userId);
    const profile = user.bodyType ? this.profiles.of(user) : NOT_MEASURED;
    const { key, features, ranked } = profile;
    return this.responses.ofAsync(`trending for ${key}`, [edition, ranked], async () => {
      const trending = new Set(items);
      const loaded = this.catalog.current();
      const suiting = ranked
        .map(({ index }) => loaded.catalog.items[index]!)
        .filter((item) => trending.has(item));
      const others = items.filter((item) => !suiting.includes(item) && isAllowed(item, user.preferences));
      const nearly = user.bodyType
        ? await inSlices(nearlySuiting(loaded, features, others, user.preferences))
        : [];
      return {
        week,
        seasonBadge,
        personalizedTrendingByCategory: this.byCategory(suiting),
        reasons: suiting.flatMap(({ id }) => {
          const [main] = this.profiles.explain(profile, id).reasons;
          return main ? [{ itemId: id, reason: main.description }] : [];
        }),
        nearlyYours: nearly.map(({ item, change }) => ({ item: this.presenter.look(item), change })),
      };
    });
  }

  /**
   * The week's items of one category, without what the user never wears.
   *
   * @throws CategoryNotFoundError for a name that no category has, in any case
   */
  async category(userId: string, name: string): Promise<JsonBytes<TrendingCategoryResponse>> {
    const category = categoryFromPath(name);
    if (!category) throw new CategoryNotFoundError();
    const edition = await this.current.get();
    const { week, seasonBadge, items } = edition;
    const { preferences } = await this.users.current(userId);
    return this.responses.of(`trending ${category} ${limitsKey(preferences)}`, [edition], () => ({
      week,
      seasonBadge,
      items: this.byCategory(items.filter((item) => isAllowed(item, preferences)))[category] ?? [],
    }));
  }

  /** @throws TrendingItemNotFoundError for an id that is in neither this week's nor last week's edition */
  async item(itemId: string): Promise<TrendingItemResponse> {
    await this.assertReachable(itemId);
    const { catalog, items } = this.catalog.current();
    const item = items.get(itemId)!;
    return {
      item: this.presenter.item(item, this.profiles.searchWords(null, itemId)),
      reasons: trendReasons(item, await this.current.get(), catalog),
    };
  }

  /** A trending item with why it works for a user. @throws TrendingItemNotFoundError as {@link item} does */
  async personalizedItem(userId: string, itemId: string): Promise<FashionItemResponse> {
    await this.assertReachable(itemId);
    return this.looks.item(userId, itemId);
  }

  private async assertReachable(itemId: string): Promise<void> {
    const { reachable } = await this.current.get();
    if (!reachable.has(itemId)) throw new TrendingItemNotFoundError();
  }

  private byCategory(items: readonly CatalogItem[]): LooksByCategory {
    const byCategory: LooksByCategory = {};
    for (const category of CATEGORIES) {
      const looks = items
        .filter((item) => item.category === category)
        .map((item) => this.presenter.listed(item));
      if (looks.length) byCategory[category] = looks;
    }
    return byCategory;
  }
}

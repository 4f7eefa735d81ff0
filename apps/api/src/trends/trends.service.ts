import { getAccountLanguage } from '../platform/http/language/request-language';
import type { CatalogItem, CatalogTheme } from '@figura/catalog';
import { CATEGORIES, getCategoryFromPath } from '@figura/contracts';
import { buildLimitsKey, EVERYDAY, explainTheme, nameTheme } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { CatalogStore } from '../catalog/catalog.store';
import { ThreadPool } from '../platform/threads/thread-pool';
import { LooksService } from '../recommendations/looks.service';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { StylingProfilesService, type StylingProfile } from '../body-type/styling-profiles.service';
import { UsersService } from '../users/users.service';
import { CurrentEditionService, type Edition } from './editions/current-edition.service';
import { findThemeOfItem } from './editions/themes';
import { isOffered } from './is-offered';
import { findNearlySuiting } from './nearly-suiting';
import { spreadColors } from './spread-colors';
import { listTrendReasons } from './trend-reasons';
import { CategoryNotFoundError, TrendingItemNotFoundError } from './trends.errors';
import type { FashionItemResponse } from '../recommendations/recommendations.dto';
import type {
  PersonalizedTrendingResponse,
  TrendEdition,
  TrendTheme,
  TrendingCategoryResponse,
  TrendingItemResponse,
  TrendingResponse,
  TrendsByCategory,
} from './trends.dto';

const NOT_MEASURED: StylingProfile = {
  ...{ key: 'nobody', features: [], nearby: [], ranked: [] },
  showing: EVERYDAY,
};

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
    private readonly threads: ThreadPool,
  ) {}

  async findTrending(userId: string): Promise<JsonBytes<TrendingResponse>> {
    const edition = await this.current.get();
    const { preferences } = await this.users.findCurrent(userId);
    return this.responses.getOrCompose(
      `trending ${preferences.presentation} ${buildLimitsKey(preferences)}`,
      [edition],
      () => ({
        ...describeEdition(edition),
        trendingByCategory: this.groupItems(edition, (item) => isOffered(item, preferences)),
      }),
    );
  }

  /** Best first, sportswear last; empty before the user has a body type. */
  async findPersonalized(userId: string): Promise<JsonBytes<PersonalizedTrendingResponse>> {
    const edition = await this.current.get();
    const { items } = edition;
    const user = await this.users.findCurrent(userId);
    const profile = user.bodyType ? this.profiles.getStylingProfile(user) : NOT_MEASURED;
    const { key, features, ranked } = profile;
    const unsure = this.profiles.findUnsure(profile);
    return this.responses.getAsync(
      `trending for ${user.preferences.presentation} ${key} ${[...unsure].join()}`,
      [edition, ranked],
      async () => {
        const trending = new Set(items);
        const loaded = this.catalog.getCurrent();
        const suiting = ranked
          .map(({ index }) => loaded.catalog.items[index]!)
          .filter((item) => trending.has(item))
          .toSorted((one, other) => Number(isSportswear(one)) - Number(isSportswear(other)));
        const unsureIds = new Set([...unsure].map((index) => loaded.catalog.items[index]!.id));
        const others = items.filter((item) => !suiting.includes(item) && isOffered(item, user.preferences));
        const nearly = user.bodyType
          ? await this.threads.run(findNearlySuiting, {
              features,
              itemIds: others.map(({ id }) => id),
              limits: user.preferences,
            })
          : [];
        const said: string[] = [];
        return {
          ...describeEdition(edition),
          personalizedTrendingByCategory: this.groupItems(
            { ...edition, items: suiting },
            undefined,
            unsureIds,
          ),
          reasons: CATEGORIES.flatMap((name) => suiting.filter(({ category }) => category === name)).flatMap(
            (item) => {
              const reason = this.looks.writeReason(profile, item, { said });
              return reason === null ? [] : [{ itemId: item.id, reason }];
            },
          ),
          nearlyYours: nearly.map(({ itemId, change }) => ({
            item: this.presenter.look(loaded.items.get(itemId)!),
            change,
          })),
        };
      },
    );
  }

  async findCategory(userId: string, name: string): Promise<JsonBytes<TrendingCategoryResponse>> {
    const category = getCategoryFromPath(name);
    if (!category) throw new CategoryNotFoundError();
    const edition = await this.current.get();
    const { preferences } = await this.users.findCurrent(userId);
    return this.responses.getOrCompose(
      `trending ${category} ${preferences.presentation} ${buildLimitsKey(preferences)}`,
      [edition],
      () => ({
        ...describeEdition(edition),
        items: this.groupItems(edition, (item) => isOffered(item, preferences))[category] ?? [],
      }),
    );
  }

  /** @throws TrendingItemNotFoundError for an item in neither this week's nor last week's edition */
  async findItem(userId: string, itemId: string): Promise<TrendingItemResponse> {
    await this.assertReachable(itemId);
    const { week, lead, items } = await this.current.get();
    const loaded = this.catalog.getCurrent();
    const item = loaded.items.get(itemId)!;
    const theme = findThemeOfItem(loaded.catalog, week, itemId);
    const user = await this.users.findCurrent(userId);
    const language = getAccountLanguage(user.preferences);
    const onUser = user.bodyType
      ? this.profiles.explain(this.profiles.getStylingProfile(user), itemId).reasons[0]?.description
      : undefined;
    return {
      item: this.presenter.toFashionItem(item, this.profiles.searchWords(null, itemId, language), language),
      theme: theme && describeTheme(theme),
      reasons: listTrendReasons(item, {
        week,
        theme,
        lead,
        isOfThisWeek: items.includes(item),
        onUser: onUser ?? null,
      }),
    };
  }

  async findPersonalizedItem(userId: string, itemId: string): Promise<FashionItemResponse> {
    await this.assertReachable(itemId);
    return this.looks.findItem(userId, itemId);
  }

  private async assertReachable(itemId: string): Promise<void> {
    const { reachable } = await this.current.get();
    if (!reachable.has(itemId)) throw new TrendingItemNotFoundError();
  }

  private groupItems(
    { week, items }: Pick<Edition, 'week' | 'items'>,
    isShown?: (item: CatalogItem) => boolean,
    unsureIds: ReadonlySet<string> = new Set(),
  ): TrendsByCategory {
    const { catalog } = this.catalog.getCurrent();
    const byCategory: TrendsByCategory = {};
    for (const category of CATEGORIES) {
      const shown = items.filter((item) => item.category === category && isShown?.(item) !== false);
      const looks = (isShown ? spreadColors(shown) : shown).map((item) => {
        const theme = findThemeOfItem(catalog, week, item.id);
        return {
          ...this.presenter.toListedLook(item),
          theme: theme && describeTheme(theme),
          ...(unsureIds.has(item.id) && { probably: true as const }),
        };
      });
      if (looks.length) byCategory[category] = looks;
    }
    return byCategory;
  }
}

const isSportswear = ({ contexts }: CatalogItem) => contexts.includes('sport');

function describeEdition({ week, seasonBadge, lead, items }: Edition): TrendEdition {
  const ids = new Set(items.map(({ id }) => id));
  const itemIds = lead?.items.filter((id) => ids.has(id)) ?? [];
  return { week, seasonBadge, theme: lead && { ...describeTheme(lead), accent: lead.accent, itemIds } };
}

function describeTheme(theme: CatalogTheme): TrendTheme {
  return { id: theme.id, name: nameTheme(theme), why: explainTheme(theme) };
}

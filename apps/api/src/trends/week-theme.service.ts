import type { CatalogItem } from '@figura/catalog';
import { CLOTHING_CATEGORIES } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { createFeaturePhrase, explainTheme, GOOD_FROM, isAgainst, nameTheme } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { CatalogStore } from '../catalog/catalog.store';
import { ThreadPool } from '../platform/threads/thread-pool';
import { LooksService } from '../recommendations/looks.service';
import { StylingProfilesService, type StylingProfile } from '../body-type/styling-profiles.service';
import type { UserRecord } from '../users/user-record';
import { UsersService } from '../users/users.service';
import { dressTheme, type DressedTheme } from './dress-theme';
import { CurrentEditionService } from './editions/current-edition.service';
import { isOffered } from './is-offered';
import { findNearlySuiting } from './nearly-suiting';
import { reasons as t } from './messages.en';
import type { BetterTrend, WeekThemeResponse } from './trends.dto';

@Injectable()
export class WeekThemeService {
  constructor(
    private readonly current: CurrentEditionService,
    private readonly users: UsersService,
    private readonly profiles: StylingProfilesService,
    private readonly looks: LooksService,
    private readonly catalog: CatalogStore,
    private readonly presenter: CatalogPresenter,
    private readonly threads: ThreadPool,
  ) {}

  /** Throws NotMeasuredError. `isPersonal`: leads with a piece that nothing warns of. */
  async find(userId: string, isPersonal: boolean): Promise<WeekThemeResponse> {
    const edition = await this.current.get();
    const user = await this.users.findCurrent(userId);
    const profile = this.profiles.getStylingProfile(user);
    const wearable = edition.items.filter(
      (item) => CLOTHING_CATEGORIES.includes(item.category) && isOffered(item, user.preferences),
    );
    const catalog = this.catalog.getCurrent().catalog.items;
    const ranked = profile.ranked
      .map((place) => ({ ...place, item: catalog[place.index]! }))
      .filter(({ item }) => wearable.includes(item));
    const suiting = ranked.map(({ item }) => item);
    const unopposed = new Set(
      ranked.filter((place) => place.avoided === 0 && !isAgainst(place)).map(({ item }) => item),
    );
    const rate = (item: CatalogItem) => this.profiles.rate(profile, item);
    const isFlattering = (item: CatalogItem) =>
      unopposed.has(item) && rate(item) >= GOOD_FROM && this.looks.writeReason(profile, item) !== null;
    const isOfTheme = ({ id }: CatalogItem) => edition.lead?.items.includes(id) ?? true;
    const isLead = ({ id }: CatalogItem) => edition.lead?.leads.includes(id) ?? false;
    const clothes = wearable.filter(isOfTheme);
    const suitingLeads = suiting.filter(isLead);
    const flatteringLeads = suitingLeads.filter(isFlattering);
    const ofTheme = isPersonal ? suiting.filter(isOfTheme) : [];
    const flattering = flatteringLeads.length > 0 ? flatteringLeads : ofTheme.filter(isFlattering);
    const elsewhere = isPersonal && flattering.length === 0 ? suiting.find(isFlattering) : undefined;
    const lead = elsewhere ? undefined : edition.lead;
    const listRated = () =>
      clothes
        .filter(isLead)
        .map((item) => ({ item, score: rate(item) }))
        .sort((a, b) => b.score - a.score)
        .map(({ item }) => item);
    const choices = flattering.length > 0 ? flattering : listRated();
    const dressed = lead && (await this.dress(user, profile, lead.id, choices));
    const shown =
      elsewhere ??
      clothes.find(({ id }) => id === dressed?.leadId) ??
      choices[0] ??
      suiting.find(isOfTheme) ??
      clothes[0];
    const theme = lead ? { id: lead.id, name: nameTheme(lead), why: explainTheme(lead) } : null;
    if (!shown)
      return { theme, category: null, look: null, outfit: [], beside: [], onUser: null, better: null };
    const look = this.presenter.look(shown);
    const others = [...new Set([...suitingLeads, ...clothes.filter(isLead)])].filter(
      (item) => item !== shown,
    );
    const kinds = new Set([shown.category]);
    const apart = others.filter(({ category }) => !kinds.has(category) && kinds.add(category));
    const beside = [...new Set([...apart, ...others])].map((item) => this.presenter.look(item).garment);
    const reason = this.looks.writeReason(profile, shown);
    return {
      theme,
      category: shown.category,
      look,
      outfit:
        dressed?.pieces.map(({ worn, ...piece }) => ({ ...piece, ...(worn && { worn: [...worn] }) })) ?? [],
      beside: lead ? beside : [],
      onUser: reason ?? (await this.findChange(user, profile, shown)),
      better: reason && !unopposed.has(shown) ? this.findBetter(profile, shown, flatteringLeads) : null,
    };
  }

  private findBetter(
    profile: StylingProfile,
    item: CatalogItem,
    others: readonly CatalogItem[],
  ): BetterTrend | null {
    const [caution] = this.profiles.explain(profile, item.id).cautions;
    const better =
      caution &&
      others.find(({ id }) =>
        this.profiles.explain(profile, id).reasons.some(({ feature }) => feature === caution.feature),
      );
    if (!better) return null;
    const feature = createFeaturePhrase(this.catalog.getCurrent().nameOf(caution.feature));
    return { words: t('better', { feature }), category: better.category, look: this.presenter.look(better) };
  }

  private dress(
    user: UserRecord,
    profile: StylingProfile,
    themeId: string,
    leads: readonly CatalogItem[],
  ): Promise<DressedTheme | null> {
    const { id, preferences } = user;
    const { features, showing } = profile;
    const lifeStates = this.profiles.listLifeStates(user);
    const leadIds = leads.map((each) => each.id);
    const input = { themeId, leadIds, features, showing, lifeStates, preferences, person: id };
    return this.threads.run(dressTheme, input);
  }

  private async findChange(
    { preferences }: UserRecord,
    { features }: StylingProfile,
    { id }: CatalogItem,
  ): Promise<Text | null> {
    const [nearly] = await this.threads.run(findNearlySuiting, {
      features,
      itemIds: [id],
      limits: preferences,
    });
    return nearly?.change ?? null;
  }
}

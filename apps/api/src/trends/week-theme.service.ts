import type { CatalogItem } from '@figura/catalog';
import { CLOTHING_CATEGORIES } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { createFeaturePhrase, explainTheme, nameTheme } from '@figura/styling';
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
import { translator } from '../platform/errors/translator';
import messages from './messages.en';
import type { WeekThemeResponse } from './trends.dto';

const t = translator(messages.reasons);

/** Cautions up to this score are ignored. */
const UNHEARD = 1 / 8;

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

  /** Throws NotMeasuredError. */
  async find(userId: string): Promise<WeekThemeResponse> {
    const { lead, items } = await this.current.get();
    const user = await this.users.findCurrent(userId);
    const profile = this.profiles.getStylingProfile(user);
    const isOfTheme = ({ id }: CatalogItem) => lead?.items.includes(id) ?? true;
    const clothes = items.filter(
      (item) =>
        isOfTheme(item) && CLOTHING_CATEGORIES.includes(item.category) && isOffered(item, user.preferences),
    );
    const catalog = this.catalog.getCurrent().catalog.items;
    const ranked = profile.ranked
      .map((place) => ({ ...place, item: catalog[place.index]! }))
      .filter(({ item }) => clothes.includes(item));
    const isLead = ({ id }: CatalogItem) => lead?.leads.includes(id) ?? false;
    const suiting = ranked.filter(({ item }) => isLead(item));
    const leads = [
      ...suiting.filter(({ harm }) => harm <= UNHEARD).map(({ item }) => item),
      ...suiting.filter(({ harm }) => harm > UNHEARD).map(({ item }) => item),
      ...clothes.filter((item) => isLead(item) && !suiting.some((each) => each.item === item)),
    ];
    const dressed = lead && (await this.dress(user, profile, lead.id, leads));
    const shown =
      clothes.find(({ id }) => id === dressed?.leadId) ?? leads[0] ?? ranked[0]?.item ?? clothes[0];
    const theme = lead && { id: lead.id, name: nameTheme(lead), why: explainTheme(lead) };
    if (!shown) return { theme, category: null, look: null, outfit: [], beside: [], onUser: null };
    const look = this.presenter.look(shown);
    // A theme works by contrast, so the pieces worn with it have another fabric.
    const cloth = look.garment.attributes['fabric'] ?? [];
    const beside = clothes
      .map((item) => this.presenter.look(item).garment)
      .filter(({ attributes }) => !attributes['fabric']?.some((fabric) => cloth.includes(fabric)));
    return {
      theme,
      category: shown.category,
      look,
      outfit:
        dressed?.pieces.map(({ worn, ...piece }) => ({ ...piece, ...(worn && { worn: [...worn] }) })) ?? [],
      beside: lead ? beside : [],
      onUser: this.tellBothSides(profile, shown) ?? (await this.findChange(user, profile, shown)),
    };
  }

  private tellBothSides(profile: StylingProfile, item: CatalogItem): Text | null {
    const reason = this.looks.writeSentence(profile, item);
    const [caution] = this.profiles.explain(profile, item.id).cautions;
    if (!reason || !caution || -caution.contribution <= UNHEARD) return reason;
    return t('bothSides', {
      reason,
      feature: createFeaturePhrase(this.catalog.getCurrent().nameOf(caution.feature)),
    });
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

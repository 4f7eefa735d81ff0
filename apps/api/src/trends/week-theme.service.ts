import type { CatalogItem } from '@figura/catalog';
import { CLOTHING_CATEGORIES } from '@figura/contracts';
import { explainTheme, nameTheme } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { CatalogStore } from '../catalog/catalog.store';
import { LooksService } from '../recommendations/looks.service';
import { StylingProfilesService } from '../recommendations/styling-profiles.service';
import { UsersService } from '../users/users.service';
import { CurrentEditionService } from './editions/current-edition.service';
import { isOffered } from './is-offered';
import type { WeekThemeResponse } from './trends.dto';

@Injectable()
export class WeekThemeService {
  constructor(
    private readonly current: CurrentEditionService,
    private readonly users: UsersService,
    private readonly profiles: StylingProfilesService,
    private readonly looks: LooksService,
    private readonly catalog: CatalogStore,
    private readonly presenter: CatalogPresenter,
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
      .map(({ index }) => catalog[index]!)
      .filter((item) => clothes.includes(item));
    const shown = ranked.find(({ id }) => lead?.leads.includes(id)) ?? ranked[0] ?? clothes[0];
    const theme = lead && { id: lead.id, name: nameTheme(lead), why: explainTheme(lead) };
    if (!shown) return { theme, category: null, look: null, beside: [], onUser: null };
    const look = this.presenter.look(shown);
    // A theme lives by contrast, so what is worn beside it is of another cloth.
    const cloth = look.garment.attributes['fabric'] ?? [];
    const beside = clothes
      .map((item) => this.presenter.look(item).garment)
      .filter(({ attributes }) => !attributes['fabric']?.some((fabric) => cloth.includes(fabric)));
    return {
      theme,
      category: shown.category,
      look,
      beside: lead ? beside : [],
      onUser: this.looks.writeReason(profile, shown),
    };
  }
}

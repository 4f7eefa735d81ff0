import { getAccountLanguage } from '../platform/http/language/request-language';
import type { CatalogItem, ItemColor } from '@figura/catalog';
import {
  BEST_LOOKS_PER_CATEGORY,
  CATEGORIES,
  CLOTHING_CATEGORIES,
  getPart,
  MAX_PASSPORT_COLORS,
  SAMPLE_LOOKS_PER_CATEGORY,
  settleParts,
} from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import type { Message } from '@figura/messages';
import {
  getSlot,
  isAbout,
  isAgainst,
  isShown,
  measureColorDistance,
  OTHER_REASON_SHARE,
  toOklch,
  writeShortReason,
  type Effect,
} from '@figura/styling';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { UsersService } from '../users/users.service';
import { CatalogStore } from '../catalog/catalog.store';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { EffectsPresenter } from './effects.presenter';
import { ItemNotFoundError } from './recommendations.errors';
import { StylingProfilesService, type StylingProfile } from '../body-type/styling-profiles.service';
import type { BestLooksResponse, FashionItemResponse } from './recommendations.dto';

/** Each of this many consecutive looks gives another reason, if it has one. */
const NEIGHBORS = 8;
const CLOTH = ['fabric', 'texture', 'color', 'pattern', 'prints', 'fit'];
/** Minimum share of the fabric's effect at which the cut is named instead. */
const CUT_SHARE = 1 / 3;
/** Minimum distance of two colors in OKLab. */
const COLOR_DISTANCE = 0.12;
/** Looks per category on the overview. */
const ON_SHELF = 4;
const [LEAD] = CLOTHING_CATEGORIES;

const isCloth = ({ attribute }: Effect): boolean => CLOTH.includes(attribute);

@Injectable()
export class LooksService {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: StylingProfilesService,
    private readonly catalog: CatalogStore,
    private readonly presenter: CatalogPresenter,
    private readonly effects: EffectsPresenter,
    private readonly responses: ResponseCache,
  ) {}

  /** Best first; only samples without lifetime access. Throws NotMeasuredError. */
  async findBestLooks(userId: string): Promise<JsonBytes<BestLooksResponse>> {
    const user = await this.users.findCurrent(userId);
    const profile = this.profiles.getStylingProfile(user);
    // Cached by features, since users with the same features see the same looks.
    const unsure = this.profiles.findUnsure(profile);
    return this.responses.getOrCompose(
      `looks ${user.hasPaid} ${profile.key} ${[...unsure].join()}`,
      [profile.ranked],
      () => this.presentLooks(profile, user.hasPaid, unsure),
    );
  }

  listItems({ ranked, showing }: Pick<StylingProfile, 'ranked' | 'showing'>): CatalogItem[] {
    const { items } = this.catalog.getCurrent().catalog;
    return ranked.map(({ index }) => items[index]!).filter((item) => isShown(item, showing));
  }

  /** Best first, all clearly different; without lifetime access, from the sample looks. */
  chooseColors(profile: StylingProfile, hasPaid: boolean): ItemColor[] {
    const chosen: ItemColor[] = [];
    const seen = new Map<string, number>();
    for (const { category, colors } of this.listItems(profile)) {
      const place = (seen.get(category) ?? 0) + 1;
      seen.set(category, place);
      const [main] = colors;
      if (!main || (!hasPaid && place > SAMPLE_LOOKS_PER_CATEGORY)) continue;
      const color = toOklch(main.hex);
      if (chosen.every(({ hex }) => measureColorDistance(toOklch(hex), color) >= COLOR_DISTANCE))
        chosen.push(main);
      if (chosen.length === MAX_PASSPORT_COLORS) break;
    }
    return chosen;
  }

  /** Prefers everyday items; undefined when the user's limits leave none. */
  findBest(profile: StylingProfile): CatalogItem | undefined {
    const clothes = this.listItems(profile).filter(({ category }) => CLOTHING_CATEGORIES.includes(category));
    return clothes.find(({ occasion }) => occasion.includes('everyday')) ?? clothes[0];
  }

  private presentLooks(
    profile: StylingProfile,
    hasPaid: boolean,
    unsure: ReadonlySet<number>,
  ): BestLooksResponse {
    const { items } = this.catalog.getCurrent().catalog;
    const unsureIds = new Set([...unsure].map((index) => items[index]!.id));
    const suiting = this.listItems(profile);
    const against = new Set(profile.ranked.filter(isAgainst).map(({ index }) => items[index]!));
    const limit = hasPaid ? Infinity : SAMPLE_LOOKS_PER_CATEGORY;
    const clothingByCategory: BestLooksResponse['clothingByCategory'] = {};
    const tell = (item: CatalogItem, index: number, said: string[]) => {
      if (index >= BEST_LOOKS_PER_CATEGORY || against.has(item)) return null;
      return this.writeReason(profile, item, { said, within: index < ON_SHELF ? Infinity : NEIGHBORS });
    };
    const shelves: string[] = [];
    const lead = suiting.find(({ category }) => category === LEAD);
    const leadReason = lead ? tell(lead, 0, shelves) : null;
    for (const category of CATEGORIES) {
      const said = [...shelves];
      let shelfEnd = said.length;
      const looks = suiting
        .filter((item) => item.category === category)
        // Samples get the same reasons as in the full list.
        .slice(0, Math.max(limit, ON_SHELF))
        .map((item, index) => {
          const reason = item === lead ? leadReason : tell(item, index, said);
          if (index < ON_SHELF) shelfEnd = said.length;
          return {
            // Of samples, outfits and a packing list are put together.
            ...(hasPaid ? this.presenter.toListedLook(item) : this.presenter.look(item)),
            ...(unsureIds.has(item.id) && { probably: true as const }),
            ...(reason && { reason }),
          };
        })
        .slice(0, limit);
      if (looks.length) clothingByCategory[category] = looks;
      shelves.push(...said.slice(shelves.length, shelfEnd));
    }
    if (hasPaid) return { clothingByCategory };
    const totals = Object.fromEntries(
      CATEGORIES.map((name) => [name, suiting.filter(({ category }) => category === name).length]),
    );
    return { clothingByCategory, preview: true, totals };
  }

  /** @param said effects already told; the chosen one is added */
  writeReason(
    profile: Pick<StylingProfile, 'features' | 'showing'>,
    item: CatalogItem,
    { said = [] as string[], within = NEIGHBORS } = {},
  ): Message | null {
    const slot = getSlot(item, this.catalog.getCurrent().lookBook.findKind);
    const explained = this.profiles.explain(profile, item.id);
    const { reasons: settled } = settleParts<Effect>(
      explained.reasons,
      explained.cautions,
      ({ contribution }) => contribution,
    );
    const warned = explained.cautions.map(({ feature }) => getPart(feature));
    const least = OTHER_REASON_SHARE * (settled[0]?.contribution ?? 0);
    const others = this.profiles
      .listReasons(profile, item.id)
      .filter(({ feature, contribution }) => contribution >= least && !warned.includes(getPart(feature)));
    const told = [...settled, ...others];
    const cuts = told.some(isCloth)
      ? this.profiles.listHelpful(profile, item.id).filter((each) => !isCloth(each))
      : [];
    const findCut = ({ feature, contribution }: Effect) =>
      cuts.find((cut) => cut.feature === feature && cut.contribution >= CUT_SHARE * contribution);
    const reasons = told.map((reason) => (isCloth(reason) && findCut(reason)) || reason);
    const sayable = [...reasons.filter((reason) => !isCloth(reason)), ...reasons.filter(isCloth)].flatMap(
      (reason) => {
        if (!isAbout(slot, reason, { type: item.type, presentation: profile.showing.presentation }))
          return [];
        const { choice = 'balance', unsaid } =
          profile.features.find(({ key }) => key === reason.feature) ?? {};
        const { displayName } = this.effects.presentEffect(reason, item.category);
        const words = writeShortReason(displayName, reason, choice, unsaid);
        if (words === null) return [];
        const effect = JSON.stringify(writeShortReason(null, reason, choice));
        const isRepeated = said.at(-1) === effect;
        const times = isRepeated ? Infinity : said.slice(1 - within).filter((each) => each === effect).length;
        return [{ words, effect, times }];
      },
    );
    const rarest = Math.min(...sayable.map(({ times }) => times));
    const chosen = sayable.find(({ times }) => times === rarest);
    if (chosen) said.push(chosen.effect);
    return chosen?.words ?? null;
  }

  async findItem(userId: string, itemId: string): Promise<FashionItemResponse> {
    const item = this.catalog.getCurrent().items.get(itemId);
    if (!item) throw new ItemNotFoundError();
    const user = await this.users.findCurrent(userId);
    const language = getAccountLanguage(user.preferences);
    const profile = user.bodyType ? this.profiles.getStylingProfile(user) : null;
    const { reasons, cautions } = profile
      ? this.profiles.explain(profile, itemId)
      : { reasons: [], cautions: [] };
    return {
      item: this.presenter.toFashionItem(
        item,
        this.profiles.searchWords(profile, itemId, language),
        language,
      ),
      isBestLook: profile !== null && this.profiles.isBestLook(profile, itemId),
      ...(profile && this.profiles.isUnsure(profile, itemId) && { probably: true as const }),
      effectDescriptions: reasons.map((reason) => this.effects.presentEffect(reason, item.category)),
      cautions: cautions.map((caution) => this.effects.presentEffect(caution, item.category)),
    };
  }
}

import type { CatalogItem, CatalogRecommendation, ItemColor } from '@figura/catalog';
import { removeNumbers } from '@figura/classifier';
import { getGuideChoice, isCutFor, nameColor, toAppearance } from '@figura/contracts';
import { BASE_LAYER, drawWorn, completeOutfit } from '@figura/drawing';
import {
  findUnsaid,
  isAllowed,
  isLifeFeature,
  isResting,
  isSaid,
  listNotableFeatures,
  nameItem,
  nameValue,
  tellEffect,
  type ProfileFeature,
} from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { MeasurementsRequiredError } from '../body-type/body-type.errors';
import type { Garment } from '../catalog/catalog.dto';
import { toGarment } from '../catalog/item-garment';
import { sortAsPictures } from '../catalog/sort-as-pictures';
import { CatalogStore } from '../catalog/catalog.store';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { GuidesService } from '../recommendations/guides.service';
import { LooksService } from '../recommendations/looks.service';
import { StylingProfilesService } from '../body-type/styling-profiles.service';
import type { UserRecord } from '../users/user-record';
import { UsersService } from '../users/users.service';
import { chooseRules, listFirstChoices, type ChosenRule } from './choose-rules';
import { dressByRules } from './dress-by-rules';
import type { Passport, PassportRule } from './passport.dto';

const COLOR = 'color';
const NEUTRAL = { name: 'Stone', hex: '#b8ab9a' };

@Injectable()
export class PassportsService {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: StylingProfilesService,
    private readonly guides: GuidesService,
    private readonly looks: LooksService,
    private readonly catalog: CatalogStore,
    private readonly responses: ResponseCache,
  ) {}

  /**
   * Without numbers, everything follows from the coarse body. Without lifetime access, the rules are the free guide's, or without numbers
   * the coarse body's first guide's.
   */
  async read(userId: string, includesNumbers: boolean): Promise<JsonBytes<Passport>> {
    const user = await this.requireMeasured(userId);
    const { seasons } = this.profiles.getShowing(user);
    const freeGuide = includesNumbers ? await this.guides.freeGuide(userId) : null;
    return this.responses.getOrCompose(
      `passport ${freeGuide} ${includesNumbers} ${seasons?.join()} ${userId}`,
      [user, this.catalog.getCurrent()],
      () => this.compose(user, includesNumbers, freeGuide),
    );
  }

  async requireMeasured(userId: string): Promise<UserRecord> {
    const user = await this.users.findCurrent(userId);
    if (!user.bodyType) throw new MeasurementsRequiredError();
    return user;
  }

  private compose(stored: UserRecord, includesNumbers: boolean, openGuide: string | null): Passport {
    const shown = includesNumbers ? withNumbers(stored) : removeNumbers(stored);
    const user = removeLifeStates(shown);
    const profile = this.profiles.getStylingProfile(user);
    const { measurements, unitPreference: unit } = user;
    const appearance = toAppearance(user.preferences);
    const looks = this.looks.listItems(profile);
    const firstChoices = listFirstChoices(looks);
    const { rules, colorRules, isWhole } = this.chooseRules(shown, openGuide, firstChoices);
    // Without life states, which the figure must not reveal.
    const figureRules = this.chooseRules(user, openGuide, firstChoices);
    const worn = dressByRules(
      looks,
      [...figureRules.rules, ...figureRules.colorRules],
      this.catalog.getCurrent().recommendations,
    );
    const colors = this.looks.chooseColors(profile, user.hasPaid);
    const [look, ...companions] = worn.map(toGarment);
    return {
      bodyType: user.bodyType!,
      figure: drawWorn({
        measurements: measurements!,
        appearance,
        garments: look ? completeOutfit(look, companions, appearance.presentation) : BASE_LAYER,
      }).svg,
      look: worn.map(nameItem),
      rules: rules.map((rule, index) => this.presentRule(rule, shown, colors[index % colors.length])),
      colors: colors.map(({ name, hex }) => ({ name: nameColor(name), hex })),
      colorRules: colorRules.map((rule) => this.presentRule(rule, shown)),
      isWhole,
      numbers: includesNumbers ? { measurements: measurements!, unit } : null,
    };
  }

  private chooseRules(user: UserRecord, openGuide: string | null, firstChoices: readonly CatalogItem[]) {
    const advised = this.listAdvised(user);
    const freeGuide = user.hasPaid ? null : this.chooseGuide(user, openGuide, advised);
    return { ...this.listRules(user, advised, freeGuide, firstChoices), isWhole: freeGuide === null };
  }

  /** Omits life states, which are private, and features that the user ignores. */
  private listAdvised(user: UserRecord): ProfileFeature[] {
    return this.profiles.getStylingProfile(user).features.filter(({ key }) => !isLifeFeature(key));
  }

  private chooseGuide(
    user: UserRecord,
    openGuide: string | null,
    advised: readonly ProfileFeature[],
  ): string {
    const isOpen = openGuide !== null && !isResting(openGuide, this.profiles.listLifeStates(user));
    return isOpen ? openGuide : advised[0]!.key;
  }

  private presentRule(
    { recommendation: { feature, attribute, value, displayName, effect, rating }, worth }: ChosenRule,
    { preferences }: UserRecord,
    color: ItemColor = NEUTRAL,
  ): PassportRule {
    const { itemsWith, catalog } = this.catalog.getCurrent();
    const { presentation } = preferences;
    // An item that is no longer listed can still illustrate its type.
    const known = catalog.items.filter(
      ({ attributes, for: cut }) => attributes[attribute]?.includes(value) && isCutFor(cut, presentation),
    );
    const [item] = sortAsPictures(
      [...itemsWith(`${attribute}:${value}`, presentation), ...known].filter(
        (each) => isAllowed(each, preferences) && each.category !== 'Styling',
      ),
      { feature, attribute, value },
    );
    return {
      name: nameValue(`${attribute}:${value}`, displayName),
      choose: worth > 0,
      effect: tellEffect(feature, attribute, value, effect),
      feature,
      rating,
      ...(item && { garment: attribute === COLOR ? toGarment(item) : paint(toGarment(item), color) }),
    };
  }

  private listRules(
    user: UserRecord,
    advised: readonly ProfileFeature[],
    freeGuide: string | null,
    firstChoices: readonly CatalogItem[],
  ) {
    const { preferences } = user;
    const { recommendations, itemsWith } = this.catalog.getCurrent();
    const unsaid = findUnsaid(this.profiles.listLifeStates(user));
    const { seasons } = this.profiles.getShowing(user);
    const features =
      freeGuide === null ? listNotableFeatures(advised) : [findOrCreateFeature(advised, freeGuide)];
    const isWorn = (recommendation: CatalogRecommendation) => {
      const { attribute, value, for: cuts } = recommendation;
      if (!isCutFor(cuts, preferences.presentation)) return false;
      if (unsaid && !isSaid(unsaid, recommendation)) return false;
      const { presentation } = preferences;
      if (itemsWith(`${attribute}:${value}`, 'any').length === 0) return true;
      const items = itemsWith(`${attribute}:${value}`, presentation).filter((item) =>
        isAllowed(item, preferences),
      );
      // Out-of-season items are left out.
      const fitting = items.filter(({ season }) => !seasons || seasons.some((now) => season.includes(now)));
      return items.length > 0 && fitting.length * 2 > items.length;
    };
    return chooseRules(recommendations, features, isWorn, firstChoices);
  }
}

function paint({ attributes, ...garment }: Garment, color: ItemColor): Garment {
  const isPlain = (attributes['prints']?.length ?? 0) === 0;
  return { ...garment, attributes, ...(isPlain && { colors: [color] }) };
}

function removeLifeStates(user: UserRecord): UserRecord {
  return { ...user, preferences: { ...user.preferences, lifeStates: [] } };
}

/** The passport's own setting overrides the user's setting for screens. */
function withNumbers(user: UserRecord): UserRecord {
  return { ...user, preferences: { ...user.preferences, hideNumbers: false } };
}

/** The free guide's feature may be gone after new measurements. */
function findOrCreateFeature(features: readonly ProfileFeature[], key: string): ProfileFeature {
  const feature = features.find((known) => known.key === key);
  return (
    feature ?? { key, kind: 'balance', reason: '', strength: 1, ticked: false, choice: getGuideChoice(key) }
  );
}

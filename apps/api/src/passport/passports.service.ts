import type { CatalogRecommendation } from '@figura/catalog';
import { guideChoice, MAX_PASSPORT_COLORS, SAMPLE_LOOKS_PER_CATEGORY } from '@figura/contracts';
import { BASE_LAYER, drawWorn, outfitWith } from '@figura/drawing';
import { distance, isAllowed, notableFeatures, perceived, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { MeasurementsRequiredError } from '../body-type/body-type.errors';
import { CatalogStore } from '../catalog/catalog.store';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { GuidesService } from '../recommendations/guides.service';
import { LooksService } from '../recommendations/looks.service';
import { StylingProfilesService, type StylingProfile } from '../recommendations/styling-profiles.service';
import type { UserRecord } from '../users/user-record';
import { UsersService } from '../users/users.service';
import { chooseRules, type ChosenRule } from './choose-rules';
import type { Passport, PassportColor, PassportRule, SharedPassport } from './passport.dto';

/** How far two colors of a passport lie apart at least, in OKLab: nobody takes one for the other. */
const COLOR_DISTANCE = 0.12;

/** What a page about dressing one body says. */
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
   * A user's passport. Without lifetime access its rules are those of the free guide, which is the free one from then on.
   *
   * @throws MeasurementsRequiredError before the user has a body type
   */
  async own(userId: string): Promise<JsonBytes<Passport>> {
    const user = await this.measured(userId);
    const freeGuide = await this.guides.freeGuide(userId);
    return this.responses.of(`passport ${freeGuide} ${userId}`, [user, this.catalog.current()], () =>
      this.compose(user, freeGuide),
    );
  }

  /** The same as a link shows it; errors as {@link own}. */
  async shared(userId: string, includesNumbers: boolean): Promise<JsonBytes<SharedPassport>> {
    const user = await this.measured(userId);
    const freeGuide = await this.guides.freeGuide(userId);
    const { measurements, unitPreference: unit } = user;
    return this.responses.of(
      `shared passport ${freeGuide} ${includesNumbers} ${userId}`,
      [user, this.catalog.current()],
      () => ({
        ...this.compose(user, freeGuide),
        numbers: includesNumbers && measurements ? { measurements, unit } : null,
      }),
    );
  }

  private async measured(userId: string): Promise<UserRecord> {
    const user = await this.users.current(userId);
    if (!user.bodyType) throw new MeasurementsRequiredError();
    return user;
  }

  private compose(user: UserRecord, freeGuide: string | null): Passport {
    const profile = this.profiles.of(user);
    const look = this.looks.best(profile);
    const { skin, hair } = user.preferences;
    const { rules, colorRules } = this.rules(user, profile, freeGuide);
    return {
      bodyType: user.bodyType!,
      figure: drawWorn({
        measurements: user.measurements!,
        appearance: { skin, hair },
        garments: look ? outfitWith(look) : BASE_LAYER,
      }).svg,
      look: look?.name ?? null,
      rules: rules.map(toRule),
      colors: this.colors(profile, user.hasPaid),
      colorRules: colorRules.map(toRule),
      isWhole: freeGuide === null,
    };
  }

  private rules({ preferences }: UserRecord, profile: StylingProfile, freeGuide: string | null) {
    const { recommendations, itemsWith } = this.catalog.current();
    const features = freeGuide === null ? notableFeatures(profile.features) : [alone(profile, freeGuide)];
    // What the user never wears is no advice; a value that no item has is a way of wearing one.
    const isWorn = ({ attribute, value }: CatalogRecommendation) => {
      const items = itemsWith.get(`${attribute}:${value}`) ?? [];
      return items.length === 0 || items.some((item) => isAllowed(item, preferences));
    };
    return chooseRules(recommendations, features, isWorn);
  }

  /** The main colors of the looks that suit best, best first, no two alike; without lifetime access of the sample looks. */
  private colors(profile: StylingProfile, hasPaid: boolean): PassportColor[] {
    const chosen: PassportColor[] = [];
    const seen = new Map<string, number>();
    for (const { category, colors } of this.looks.listed(profile)) {
      const place = (seen.get(category) ?? 0) + 1;
      seen.set(category, place);
      const [main] = colors;
      if (!main || (!hasPaid && place > SAMPLE_LOOKS_PER_CATEGORY)) continue;
      const color = perceived(main.hex);
      if (chosen.every(({ hex }) => distance(perceived(hex), color) >= COLOR_DISTANCE)) chosen.push(main);
      if (chosen.length === MAX_PASSPORT_COLORS) break;
    }
    return chosen;
  }
}

/** A feature by itself; the free guide may be to one that a user who measured anew has no more. */
function alone({ features }: StylingProfile, key: string): ProfileFeature {
  const feature = features.find((known) => known.key === key);
  return (
    feature ?? { key, kind: 'balance', reason: '', strength: 1, ticked: false, choice: guideChoice(key) }
  );
}

function toRule({ recommendation: { displayName, effect }, worth }: ChosenRule): PassportRule {
  return { name: displayName, choose: worth > 0, effect };
}

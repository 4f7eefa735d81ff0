import type { CatalogFeature } from '@figura/catalog';
import { toShownUser } from '@figura/classifier';
import { isCutFor, type LifeState, pickOptionalMeasurements } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { findUnsaid, isInGuide, listRailChecks, nameAttribute, nameFeature } from '@figura/styling';
import { BodyTypeService } from '../body-type/body-type.service';
import { StylingProfilesService } from '../body-type/styling-profiles.service';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { CatalogStore } from '../catalog/catalog.store';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { Clock } from '../platform/clock/clock';
import { PremiumRequiredError } from '../platform/http/access/access.errors';
import type { UserRecord } from '../users/user-record';
import { UsersService } from '../users/users.service';
import { GuideNotFoundError } from './recommendations.errors';
import type {
  BodyPartDetailsResponse,
  FashionContentResponse,
  RecommendationGroup,
} from './recommendations.dto';
import { DAY_MS } from '../platform/clock/durations';

const FREE_GUIDE_DAYS = 30;

@Injectable()
export class GuidesService {
  constructor(
    private readonly users: UsersService,
    private readonly bodyTypes: BodyTypeService,
    private readonly profiles: StylingProfilesService,
    private readonly catalog: CatalogStore,
    private readonly presenter: CatalogPresenter,
    private readonly responses: ResponseCache,
    private readonly clock: Clock,
  ) {}

  /** Throws PremiumRequiredError for all but the free guide without lifetime access, and GuideNotFoundError. */
  async findGuide(
    userId: string,
    bodyPart: string,
    attribute: string,
  ): Promise<JsonBytes<BodyPartDetailsResponse>> {
    const key = `${bodyPart}:${attribute}`;
    await this.assertOpen(userId, key);
    const loaded = this.catalog.getCurrent();
    const feature = loaded.features.get(key);
    if (!feature) throw new GuideNotFoundError();
    const user = await this.users.findCurrent(userId);
    await this.users.noteFirstStep(user, 'guide');
    const lifeStates = this.profiles.listLifeStates(user);
    const states = lifeStates.map(({ state }) => state).join();
    return this.responses.getOrCompose(`guide ${key} ${userId} ${states}`, [loaded, user], () =>
      this.presentGuide(feature, user, lifeStates),
    );
  }

  private presentGuide(
    feature: CatalogFeature,
    user: UserRecord,
    lifeStates: readonly LifeState[],
  ): BodyPartDetailsResponse {
    const shown = toShownUser(user);
    const { measurements, unitPreference, preferences } = shown;
    const { catalog, recommendations } = this.catalog.getCurrent();
    const { presentation } = preferences;
    const { key, bodyPart, attribute } = feature;
    const entries = (recommendations.get(key) ?? []).filter(
      (entry) => entry.inGuide && isCutFor(entry.for, presentation) && isInGuide(entry, lifeStates),
    );
    const groups = catalog.attributes
      .map(({ slug, displayName }): RecommendationGroup => ({
        clothingAttribute: slug,
        displayName: nameAttribute(slug, displayName),
        recommendations: entries
          .filter((entry) => entry.attribute === slug)
          .sort((a, b) => a.displayName.localeCompare(b.displayName, 'en'))
          .map((entry) => this.presenter.toRecommendation(entry, presentation)),
      }))
      .filter((group) => group.recommendations.length > 0);
    return {
      bodyPartDetails: {
        bodyPart,
        attribute,
        ...this.presenter.toBodyPart(feature, presentation, findUnsaid(lifeStates)),
      },
      recommendations: groups,
      railChecks: listRailChecks(
        catalog.railChecks,
        key,
        measurements && { ...measurements, ...pickOptionalMeasurements(shown) },
        preferences.hideNumbers ? null : unitPreference,
        presentation,
        lifeStates,
      ),
    };
  }

  async findContent(userId: string, id: string): Promise<FashionContentResponse> {
    const { recommendationById, features } = this.catalog.getCurrent();
    const entry = recommendationById.get(id);
    const feature = entry && features.get(entry.feature);
    if (!entry || !feature) throw new GuideNotFoundError();
    await this.assertOpen(userId, feature.key);
    const user = await this.users.findCurrent(userId);
    if (!isInGuide(entry, this.profiles.listLifeStates(user))) throw new GuideNotFoundError();
    return {
      fashionContent: this.presenter.toRecommendation(entry, user.preferences.presentation),
      bodyPart: feature.bodyPart,
      bodyPartAttribute: feature.attribute,
      bodyPartDisplayName: nameFeature(feature),
    };
  }

  /** Null with lifetime access. Reserves the guide for {@link FREE_GUIDE_DAYS} days. Throws NotMeasuredError. */
  async freeGuide(userId: string): Promise<string | null> {
    const user = await this.users.findCurrent(userId);
    if (user.hasPaid) return null;
    const opened = this.findOpenedGuide(user);
    if (opened) return opened;
    const feature = this.findFirstIssue(user);
    await this.remember(user, feature);
    return feature;
  }

  /** The free guide, of the first balance issue, stays open for {@link FREE_GUIDE_DAYS} days despite new measurements. */
  private async assertOpen(userId: string, key: string): Promise<void> {
    const user = await this.users.findCurrent(userId);
    if (user.hasPaid) return;
    const opened = this.findOpenedGuide(user);
    const open = opened ?? (user.bodyType && this.findFirstIssue(user));
    if (key !== open) throw new PremiumRequiredError();
    if (!opened) await this.remember(user, key);
  }

  private findOpenedGuide({ freeGuide }: UserRecord): string | null {
    const now = this.clock.now().getTime();
    return freeGuide && now - freeGuide.openedAt.getTime() < FREE_GUIDE_DAYS * DAY_MS
      ? freeGuide.feature
      : null;
  }

  private findFirstIssue(user: UserRecord): string {
    return this.bodyTypes.getProfile(user).features[0]!.key;
  }

  private remember({ id, freeGuide }: UserRecord, feature: string): Promise<void> {
    return this.users.rememberFreeGuide(id, { feature, openedAt: this.clock.now() }, freeGuide);
  }
}

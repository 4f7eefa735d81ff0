import { assessConfidence } from '@figura/classifier';
import type {
  BodyPartDetail,
  BodyPartDetailsResponse,
  BodyTypeAnalysisResponse,
  FashionContentResponse,
  PersonalFeature,
  RecommendationGroup,
} from '@figura/contracts';
import type { CatalogFeature } from '@figura/catalog';
import type { ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { PremiumRequiredError } from '../platform/http/access/access.errors';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import type { UserRecord } from '../users/users.repository';
import { UsersService } from '../users/users.service';
import { CatalogStore } from '../catalog/catalog.store';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { GuideNotFoundError } from './recommendations.errors';
import { StylingProfilesService } from './styling-profiles.service';

/** What a person's proportions ask for, and the guides to it. */
@Injectable()
export class AnalysisService {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: StylingProfilesService,
    private readonly store: CatalogStore,
    private readonly view: CatalogPresenter,
    private readonly responses: ResponseCache,
  ) {}

  /**
   * The analysis of a person. Without lifetime access only the first balance issue leaves the server, and of the
   * concerns their number.
   *
   * @throws NotMeasuredError before she has a body type
   */
  async analysis(userId: string): Promise<JsonBytes<BodyTypeAnalysisResponse>> {
    const user = await this.users.current(userId);
    return this.responses.of(`analysis ${userId}`, [user, this.store.current()], () => this.analyse(user));
  }

  private analyse(user: UserRecord): BodyTypeAnalysisResponse {
    const { bodyType, measurements, features } = this.profiles.of(user);
    const balance = features.filter(({ kind }) => kind === 'balance');
    const shown = user.hasPaid ? features : balance.slice(0, 1);
    return {
      bodyType,
      balanceIssues: shown.filter(({ kind }) => kind === 'balance').map(toPersonal),
      bodyConcerns: shown.filter(({ kind }) => kind === 'concern').map(toPersonal),
      bodyPartDetails: Object.fromEntries(shown.map(({ key }) => [key.replace(':', '-'), this.detail(key)])),
      hasPaid: user.hasPaid,
      totalBalanceIssues: balance.length,
      bodyConcernsCount: user.bodyConcerns.length,
      confidence: assessConfidence(measurements),
    };
  }

  /**
   * The guide to one feature.
   *
   * @throws PremiumRequiredError for any but the free guide, without lifetime access
   * @throws GuideNotFoundError for a feature that nobody described
   */
  async guide(
    userId: string,
    bodyPart: string,
    attribute: string,
  ): Promise<JsonBytes<BodyPartDetailsResponse>> {
    const key = `${bodyPart}:${attribute}`;
    await this.assertOpen(userId, key);
    const loaded = this.store.current();
    const feature = loaded.features.get(key);
    if (!feature) throw new GuideNotFoundError();
    return this.responses.of(`guide ${key}`, [loaded], () => this.guideTo(feature));
  }

  private guideTo({ key, bodyPart, attribute }: CatalogFeature): BodyPartDetailsResponse {
    const { catalog, recommendations } = this.store.current();
    const entries = recommendations.get(key) ?? [];
    const groups = catalog.attributes
      .map(({ slug, displayName }): RecommendationGroup => ({
        clothingAttribute: slug,
        displayName,
        recommendations: entries
          .filter((entry) => entry.attribute === slug)
          .map((entry) => this.view.recommendation(entry))
          .sort((a, b) => a.clothingDisplayName.localeCompare(b.clothingDisplayName, 'en')),
      }))
      .filter((group) => group.recommendations.length > 0);
    return { bodyPartDetails: { bodyPart, attribute, ...this.detail(key) }, recommendations: groups };
  }

  /** One recommendation by itself; errors as {@link guide}. */
  async content(userId: string, id: string): Promise<FashionContentResponse> {
    const { recommendationById, features } = this.store.current();
    const entry = recommendationById.get(id);
    const feature = entry && features.get(entry.feature);
    if (!entry || !feature) throw new GuideNotFoundError();
    await this.assertOpen(userId, feature.key);
    return {
      fashionContent: this.view.recommendation(entry),
      bodyPart: feature.bodyPart,
      bodyPartAttribute: feature.attribute,
      bodyPartDisplayName: feature.displayName,
    };
  }

  private detail(key: string): BodyPartDetail {
    return this.view.bodyPart(this.store.current().features.get(key)!);
  }

  /** A free account may open the guide to its first balance issue. */
  private async assertOpen(userId: string, key: string): Promise<void> {
    const user = await this.users.current(userId);
    if (user.hasPaid) return;
    const free = user.bodyType && this.profiles.of(user).features[0]!.key;
    if (key !== free) throw new PremiumRequiredError();
  }
}

function toPersonal({ key, reason }: ProfileFeature): PersonalFeature {
  const [bodyPart = '', attribute = ''] = key.split(':');
  return { bodyPart, attribute, reason };
}

import type { CatalogFeature } from '@figura/catalog';
import { Injectable } from '@nestjs/common';
import { BodyTypeService } from '../body-type/body-type.service';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { CatalogStore } from '../catalog/catalog.store';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { PremiumRequiredError } from '../platform/http/access/access.errors';
import { UsersService } from '../users/users.service';
import { GuideNotFoundError } from './recommendations.errors';
import type {
  BodyPartDetailsResponse,
  FashionContentResponse,
  RecommendationGroup,
} from './recommendations.dto';

/** The guides to the features of bodies. */
@Injectable()
export class GuidesService {
  constructor(
    private readonly users: UsersService,
    private readonly bodyTypes: BodyTypeService,
    private readonly catalog: CatalogStore,
    private readonly presenter: CatalogPresenter,
    private readonly responses: ResponseCache,
  ) {}

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
    const loaded = this.catalog.current();
    const feature = loaded.features.get(key);
    if (!feature) throw new GuideNotFoundError();
    return this.responses.of(`guide ${key}`, [loaded], () => this.guideTo(feature));
  }

  private guideTo(feature: CatalogFeature): BodyPartDetailsResponse {
    const { catalog, recommendations } = this.catalog.current();
    const { key, bodyPart, attribute } = feature;
    const entries = recommendations.get(key) ?? [];
    const groups = catalog.attributes
      .map(({ slug, displayName }): RecommendationGroup => ({
        clothingAttribute: slug,
        displayName,
        recommendations: entries
          .filter((entry) => entry.inGuide && entry.attribute === slug)
          .map((entry) => this.presenter.recommendation(entry))
          .sort((a, b) => a.clothingDisplayName.localeCompare(b.clothingDisplayName, 'en')),
      }))
      .filter((group) => group.recommendations.length > 0);
    return {
      bodyPartDetails: { bodyPart, attribute, ...this.presenter.bodyPart(feature) },
      recommendations: groups,
    };
  }

  /** One recommendation by itself; errors as {@link guide}. */
  async content(userId: string, id: string): Promise<FashionContentResponse> {
    const { recommendationById, features } = this.catalog.current();
    const entry = recommendationById.get(id);
    const feature = entry && features.get(entry.feature);
    if (!entry || !feature) throw new GuideNotFoundError();
    await this.assertOpen(userId, feature.key);
    return {
      fashionContent: this.presenter.recommendation(entry),
      bodyPart: feature.bodyPart,
      bodyPartAttribute: feature.attribute,
      bodyPartDisplayName: feature.displayName,
    };
  }

  /** A free account may open the guide to its first balance issue. */
  private async assertOpen(userId: string, key: string): Promise<void> {
    const user = await this.users.current(userId);
    if (user.hasPaid) return;
    const free = user.bodyType && this.bodyTypes.profileOf(user).features[0]!.key;
    if (key !== free) throw new PremiumRequiredError();
  }
}

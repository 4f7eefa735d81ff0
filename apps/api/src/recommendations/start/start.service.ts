import { NO_OPTIONAL_MEASUREMENTS, NO_PREFERENCES } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { listNotableFeatures, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { BodyTypeService } from '../../body-type/body-type.service';
import { CatalogPresenter } from '../../catalog/catalog.presenter';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { LooksService } from '../looks.service';
import { StylingProfilesService, type StyledUser } from '../../body-type/styling-profiles.service';
import type { StartPreviewDto, StartPreviewResponse } from './start.dto';

const THINGS = 3;

@Injectable()
export class StartService {
  constructor(
    private readonly bodyTypes: BodyTypeService,
    private readonly profiles: StylingProfilesService,
    private readonly looks: LooksService,
    private readonly presenter: CatalogPresenter,
    private readonly limits: RateLimiter,
  ) {}

  /** Takes inches; stores nothing. Throws TooManyRequestsError. */
  async preview(
    client: string,
    { presentation = NO_PREFERENCES.presentation, ...tape }: StartPreviewDto,
  ): Promise<StartPreviewResponse> {
    await this.limits.consume('preview:client', client);
    const visitor: StyledUser = {
      ...this.bodyTypes.createMeasured(tape),
      ...NO_OPTIONAL_MEASUREMENTS,
      bodyConcerns: [],
      featureChoices: {},
      preferences: { ...NO_PREFERENCES, presentation },
    };
    const body = this.bodyTypes.getProfile(visitor);
    return {
      bodyType: body.bodyType,
      confidence: this.bodyTypes.getConfidence(body),
      things: listNotableThings(body.features),
      ...this.findBestLook(visitor),
    };
  }

  private findBestLook(visitor: StyledUser): Pick<StartPreviewResponse, 'look' | 'lookReason'> {
    const profile = this.profiles.getStylingProfile(visitor);
    // Never empty: looks.spec.ts requires five everyday items per category for every body.
    const item = this.looks.findBest(profile)!;
    const [reason] = this.profiles.explain(profile, item.id).reasons;
    return { look: this.presenter.look(item), lookReason: reason?.description ?? null };
  }
}

/** Wide hips and narrow shoulders are the same proportion, so only the stronger is listed. */
function listNotableThings(features: readonly ProfileFeature[]): Text[] {
  const aspects = new Map<string, Text>();
  for (const { key, reason } of listNotableFeatures(features)) {
    const [bodyPart = ''] = key.split(':');
    const aspect = bodyPart === 'hips' ? 'shoulders' : bodyPart;
    if (!aspects.has(aspect)) aspects.set(aspect, reason);
  }
  return [...aspects.values()].slice(0, THINGS);
}

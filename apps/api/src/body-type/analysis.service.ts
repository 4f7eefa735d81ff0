import { getPart, type Presentation } from '@figura/contracts';
import { findCodeNote, listNotableFeatures, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import type { BodyPartDetail } from '../catalog/catalog.dto';
import { CatalogPresenter } from '../catalog/catalog.presenter';
import { CatalogStore } from '../catalog/catalog.store';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import type { UserRecord } from '../users/user-record';
import { UsersService } from '../users/users.service';
import { BodyTypeService } from './body-type.service';
import type { BodyTypeAnalysisResponse, LockedIssue, PersonalFeature } from './body-type.dto';

@Injectable()
export class AnalysisService {
  constructor(
    private readonly users: UsersService,
    private readonly bodyTypes: BodyTypeService,
    private readonly catalog: CatalogStore,
    private readonly presenter: CatalogPresenter,
    private readonly responses: ResponseCache,
  ) {}

  /** Without lifetime access the server sends only the first balance issue and the number of concerns. */
  async findAnalysis(userId: string): Promise<JsonBytes<BodyTypeAnalysisResponse>> {
    const user = await this.users.findCurrent(userId);
    return this.responses.getOrCompose(`analysis ${userId}`, [user, this.catalog.getCurrent()], () =>
      this.analyze(user),
    );
  }

  private analyze(user: UserRecord): BodyTypeAnalysisResponse {
    const profile = this.bodyTypes.getProfile(user);
    const { bodyType } = profile;
    const { presentation } = user.preferences;
    const features = listNotableFeatures(profile.features);
    const balance = features.filter(({ kind }) => kind === 'balance');
    const shown = user.hasPaid ? features : balance.slice(0, 1);
    const details = this.describeParts(shown, presentation);
    return {
      bodyType,
      balanceIssues: shown.filter(({ kind }) => kind === 'balance').map(toPersonalFeature),
      bodyConcerns: shown.filter(({ kind }) => kind === 'concern').map(toPersonalFeature),
      bodyPartDetails: details,
      hasPaid: user.hasPaid,
      nextLocked: user.hasPaid ? null : this.nameLocked(balance[1], presentation, Object.values(details)),
      totalBalanceIssues: balance.length,
      bodyConcernsCount: user.bodyConcerns.length,
      confidence: this.bodyTypes.getConfidence(profile),
      codeNote: findCodeNote(bodyType.combined, profile.features, presentation),
    };
  }

  private describeParts(
    features: readonly ProfileFeature[],
    presentation: Presentation,
  ): Record<string, BodyPartDetail> {
    const described = this.catalog.getCurrent().features;
    const details: Record<string, BodyPartDetail> = {};
    for (const { key, unsaid } of features)
      details[key.replace(':', '-')] = this.presenter.toBodyPart(
        described.get(key)!,
        presentation,
        unsaid,
        Object.values(details),
      );
    return details;
  }

  private nameLocked(
    feature: ProfileFeature | undefined,
    presentation: Presentation,
    others: readonly BodyPartDetail[],
  ): LockedIssue | null {
    const described = feature && this.catalog.getCurrent().features.get(feature.key);
    if (!described) return null;
    const { displayName, look } = this.presenter.toBodyPart(described, presentation, feature.unsaid, others);
    return { bodyPart: getPart(feature.key), displayName, reason: feature.reason, ...(look && { look }) };
  }
}

function toPersonalFeature({ key, reason, strength, choice }: ProfileFeature): PersonalFeature {
  const [bodyPart = '', attribute = ''] = key.split(':');
  return { bodyPart, attribute, reason, strength, choice };
}

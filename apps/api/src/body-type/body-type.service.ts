import {
  assessConfidence,
  classify,
  toShownUser,
  computeTotalHeight,
  type Confidence,
} from '@figura/classifier';
import type { BodyType, Measurements, TapeMeasurements, UserPreferences } from '@figura/contracts';
import { listUserFeatures, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import type { UserRecord } from '../users/user-record';
import { NotMeasuredError } from './body-type.errors';

/** Made from a coarse body when the user hides numbers. */
export interface BodyProfile {
  readonly bodyType: BodyType;
  readonly measurements: Measurements;
  /** Balance issues first, then the ticked concerns. */
  readonly features: readonly ProfileFeature[];
}

export type MeasuredUser = Pick<
  UserRecord,
  'bodyType' | 'measurements' | 'underbust' | 'bodyConcerns' | 'featureChoices'
> & { readonly preferences: Pick<UserPreferences, 'hideNumbers' | 'presentation'> };

@Injectable()
export class BodyTypeService {
  /** Records are replaced, never changed. */
  private readonly profiles = new WeakMap<MeasuredUser, BodyProfile>();

  /** @param tape inches, each above 0 and at most 150 */
  measured(tape: TapeMeasurements): Pick<BodyProfile, 'measurements' | 'bodyType'> {
    return { measurements: { ...tape, totalHeight: computeTotalHeight(tape) }, bodyType: classify(tape) };
  }

  getProfile(user: MeasuredUser): BodyProfile {
    const known = this.profiles.get(user);
    if (known) return known;
    const shown = toShownUser(user);
    const { bodyType, measurements } = shown;
    if (!bodyType || !measurements) throw new NotMeasuredError();
    const profile = { bodyType, measurements, features: listUserFeatures({ ...shown, measurements }) };
    this.profiles.set(user, profile);
    return profile;
  }

  getConfidence({ measurements }: BodyProfile): Confidence {
    return assessConfidence(measurements);
  }
}

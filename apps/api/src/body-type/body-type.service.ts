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

/** What follows from a user's measurements and concerns: from a coarse body where the user hides numbers. */
export interface BodyProfile {
  readonly bodyType: BodyType;
  readonly measurements: Measurements;
  /** What the body asks for: balance issues first, then the ticked concerns. */
  readonly features: readonly ProfileFeature[];
}

/** The part of a user that a {@link BodyProfile} follows from. */
export type MeasuredUser = Pick<
  UserRecord,
  'bodyType' | 'measurements' | 'underbust' | 'bodyConcerns' | 'featureChoices'
> & { readonly preferences: Pick<UserPreferences, 'hideNumbers'> };

/** Body types, how sure they are, and the features of a body. */
@Injectable()
export class BodyTypeService {
  /** By the record that a profile was made from, which is replaced and never changed. */
  private readonly profiles = new WeakMap<MeasuredUser, BodyProfile>();

  /**
   * What is stored for eight measurements: themselves with the total height, and the body type.
   *
   * @param tape inches, each above 0 and at most 150
   */
  measured(tape: TapeMeasurements): Pick<BodyProfile, 'measurements' | 'bodyType'> {
    return { measurements: { ...tape, totalHeight: computeTotalHeight(tape) }, bodyType: classify(tape) };
  }

  /** @throws NotMeasuredError before the user has a body type */
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

  /** How sure the type is, and which measurement would change it. */
  getConfidence({ measurements }: BodyProfile): Confidence {
    return assessConfidence(measurements);
  }
}

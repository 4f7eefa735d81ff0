import {
  assessConfidence,
  classify,
  toShownUser,
  computeTotalHeight,
  type Confidence,
} from '@figura/classifier';
import {
  findCurrentLifeStates,
  type BodyType,
  type Measurements,
  type TapeMeasurements,
  type UserPreferences,
} from '@figura/contracts';
import { listUserFeatures, type UserFeatures } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import type { UserRecord } from '../users/user-record';
import { NotMeasuredError } from './body-type.errors';

/** Made from a coarse body when the user hides numbers; features have balance issues first, then concerns. */
export interface BodyProfile extends Readonly<UserFeatures> {
  readonly bodyType: BodyType;
  readonly measurements: Measurements;
}

export type MeasuredUser = Pick<
  UserRecord,
  'bodyType' | 'measurements' | 'underbust' | 'bodyConcerns' | 'featureChoices'
> & { readonly preferences: Pick<UserPreferences, 'hideNumbers' | 'lifeStates'> };

@Injectable()
export class BodyTypeService {
  /** Records are replaced, never changed. */
  private readonly profiles = new WeakMap<MeasuredUser, { states: number; profile: BodyProfile }>();

  constructor(private readonly clock: Clock) {}

  /** @param tape inches, each above 0 and at most 150 */
  measured(tape: TapeMeasurements): Pick<BodyProfile, 'measurements' | 'bodyType'> {
    return { measurements: { ...tape, totalHeight: computeTotalHeight(tape) }, bodyType: classify(tape) };
  }

  getProfile(user: MeasuredUser): BodyProfile {
    const now = this.clock.now();
    // A pregnancy ends by itself.
    const states = findCurrentLifeStates(user.preferences.lifeStates, now).length;
    const known = this.profiles.get(user);
    if (known?.states === states) return known.profile;
    const shown = toShownUser(user);
    const { bodyType, measurements } = shown;
    if (!bodyType || !measurements) throw new NotMeasuredError();
    const profile = { bodyType, measurements, ...listUserFeatures({ ...shown, measurements }, now) };
    this.profiles.set(user, { states, profile });
    return profile;
  }

  getConfidence({ measurements }: BodyProfile): Confidence {
    return assessConfidence(measurements);
  }
}

import {
  assessConfidence,
  assessProvisionalBody,
  classify,
  createProvisionalBody,
  toShownUser,
  computeTotalHeight,
  type BodyAnswers,
  type Confidence,
} from '@figura/classifier';
import {
  findCurrentLifeStates,
  MEASUREMENTS,
  type BodyType,
  type Measurements,
  type OptionalMeasurement,
  type TapeMeasurements,
  type UserPreferences,
} from '@figura/contracts';
import { listUserFeatures, type UserFeatures } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import type { UserRecord } from '../users/user-record';
import { NotMeasuredError } from './body-type.errors';

/** Built from a coarse body when the user hides numbers. Features list balance issues first, then concerns. */
export interface BodyProfile extends Readonly<UserFeatures> {
  readonly bodyType: BodyType;
  readonly measurements: Measurements;
  /** Source of the estimated values; null without any. */
  readonly startAnswers: BodyAnswers | null;
}

export type MeasuredUser = Pick<
  UserRecord,
  'bodyType' | 'measurements' | OptionalMeasurement | 'bodyConcerns' | 'featureChoices'
> &
  Partial<Pick<UserRecord, 'startAnswers'>> & {
    readonly preferences: Pick<UserPreferences, 'hideNumbers' | 'lifeStates' | 'presentation'>;
  };

export type MeasuredBody = Pick<BodyProfile, 'measurements' | 'bodyType' | 'startAnswers'>;

@Injectable()
export class BodyTypeService {
  private readonly profiles = new WeakMap<MeasuredUser, { states: number; profile: BodyProfile }>();

  constructor(private readonly clock: Clock) {}

  /** @param tape inches, each above 0 and at most 150 */
  createMeasured(tape: TapeMeasurements): MeasuredBody {
    return {
      measurements: { ...tape, totalHeight: computeTotalHeight(tape) },
      bodyType: classify(tape),
      startAnswers: null,
    };
  }

  /**
   * Estimates what is not measured. Values measured with string count as measured.
   * @param measured inches, each above 0 and at most 150
   */
  createEstimated(
    { byString = {}, ...given }: BodyAnswers,
    measured: Partial<TapeMeasurements>,
  ): MeasuredBody {
    const answers = dropUnknown(given);
    const known = pickMeasured({ ...pickMeasured(byString), ...measured });
    const { tape, estimated } = createProvisionalBody(answers, known);
    const body = this.createMeasured(tape);
    if (estimated.length === 0) return body;
    return { ...body, measurements: { ...body.measurements, estimated }, startAnswers: answers };
  }

  getProfile(user: MeasuredUser): BodyProfile {
    const now = this.clock.now();
    const states = findCurrentLifeStates(user.preferences.lifeStates, now).length;
    const known = this.profiles.get(user);
    if (known?.states === states) return known.profile;
    const shown = toShownUser(user);
    const { bodyType, measurements } = shown;
    if (!bodyType || !measurements) throw new NotMeasuredError();
    const profile = {
      bodyType,
      measurements,
      startAnswers: user.startAnswers ?? null,
      ...listUserFeatures({ ...shown, measurements }, now),
    };
    this.profiles.set(user, { states, profile });
    return profile;
  }

  getConfidence({ measurements, startAnswers }: BodyProfile): Confidence {
    const { estimated = [] } = measurements;
    return estimated.length > 0 && startAnswers
      ? assessProvisionalBody(startAnswers, { tape: measurements, estimated })
      : assessConfidence(measurements);
  }
}

/** Unset fields of a request would be stored as null. */
function dropUnknown<Answers extends object>(answers: Answers): Answers {
  return JSON.parse(JSON.stringify(answers), (_, value: unknown) => value ?? undefined) as Answers;
}

/** Two decimals; omits null. */
export function pickMeasured(
  values: Partial<Record<keyof TapeMeasurements, number | null>>,
): Partial<TapeMeasurements> {
  return Object.fromEntries(
    MEASUREMENTS.flatMap((name) => {
      const inches = values[name];
      return typeof inches === 'number' ? [[name, toHundredths(inches)]] : [];
    }),
  );
}

export function toHundredths(inches: number): number {
  return Math.round(inches * 100) / 100;
}

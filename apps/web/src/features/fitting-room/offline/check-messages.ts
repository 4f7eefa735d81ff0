import type { CheckResponse, Garment, OptionalMeasurements, ProblemCode, User } from '@figura/contracts';

export interface GarmentQuestion {
  text?: string;
  garment?: Garment;
  /** Inches. */
  hemLength?: number;
  checkId?: string;
}

export type CheckedUser = OptionalMeasurements &
  Pick<User, 'bodyConcerns' | 'featureChoices' | 'preferences' | 'unitPreference'> & {
    measurements: NonNullable<User['measurements']>;
  };

export type OfflineAnswer = Omit<CheckResponse, 'checkId' | 'quota'>;

interface OfflineError {
  code: ProblemCode;
  sentence: string;
}

export interface CheckRequest {
  question: GarmentQuestion;
  user: CheckedUser;
  /** In milliseconds. */
  now: number;
}

/** Null if the worker has no data to answer from. */
export type CheckReply = { answer: OfflineAnswer } | { error: OfflineError } | null;

import type { CheckGarmentRequest, CheckResponse, ProblemCode, User } from '@figura/contracts';

/** Whom a garment is checked for: what a verdict follows from, and nothing more. */
export type CheckedUser = Pick<
  User,
  'underbust' | 'bodyConcerns' | 'featureChoices' | 'preferences' | 'unitPreference'
> & { measurements: NonNullable<User['measurements']> };

/** What a check answers, but for what only the server can say. */
export type OfflineAnswer = Omit<CheckResponse, 'checkId' | 'quota'>;

/** Why there is no verdict: the sentence that the server would say. */
export interface OfflineRefusal {
  code: ProblemCode;
  sentence: string;
}

/** To the worker. */
export interface CheckRequest {
  question: CheckGarmentRequest;
  user: CheckedUser;
  /** Of the day, in milliseconds. */
  now: number;
}

/** From the worker; null where it has nothing to answer from. */
export type CheckReply = { answer: OfflineAnswer } | { refused: OfflineRefusal } | null;

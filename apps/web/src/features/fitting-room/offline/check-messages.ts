import type { CheckResponse, Garment, ProblemCode, User } from '@figura/contracts';

/** What is asked about a garment, in words or by its values; with the id of an earlier check it is a change to that one. */
export interface GarmentQuestion {
  text?: string;
  garment?: Garment;
  /** In inches. */
  hemLength?: number;
  checkId?: string;
}

/** Whom a garment is checked for: what a verdict follows from, and nothing more. */
export type CheckedUser = Pick<
  User,
  'underbust' | 'bodyConcerns' | 'featureChoices' | 'preferences' | 'unitPreference'
> & { measurements: NonNullable<User['measurements']> };

/** What a check answers, but for what only the server can say. */
type OfflineAnswer = Omit<CheckResponse, 'checkId' | 'quota'>;

/** Why there is no verdict: the sentence that the server would say. */
interface OfflineError {
  code: ProblemCode;
  sentence: string;
}

/** To the worker. */
export interface CheckRequest {
  question: GarmentQuestion;
  user: CheckedUser;
  /** Of the day, in milliseconds. */
  now: number;
}

/** From the worker; null where it has nothing to answer from. */
export type CheckReply = { answer: OfflineAnswer } | { error: OfflineError } | null;

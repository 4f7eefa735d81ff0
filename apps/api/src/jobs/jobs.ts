/** Every job with its payload: ids only, never secrets or rendered mail. */
export interface Jobs {
  /** Sends one of the account mails to a person. */
  'mail.account': { mail: AccountMail; userId: string };
  /** Sends the receipt of a payment to the person who paid. */
  'mail.receipt': { paymentId: string };
}

export const ACCOUNT_MAILS = [
  'verify-email',
  'already-registered',
  'welcome',
  'reset-password',
  'password-changed',
] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

export type JobName = keyof Jobs;
export const JOB_NAMES: readonly JobName[] = ['mail.account', 'mail.receipt'];

/** Does one job. Must be idempotent, and throw when the job has to be tried again. */
export type JobHandler<N extends JobName> = (payload: Jobs[N]) => Promise<void>;

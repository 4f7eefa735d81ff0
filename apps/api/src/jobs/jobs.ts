import { z } from 'zod';

const ACCOUNT_MAILS = [
  'verify-email',
  'already-registered',
  'welcome',
  'reset-password',
  'password-changed',
  'session-ended',
] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

const id = z.string().regex(/^[0-9a-f]{24}$/);
const week = z.string().regex(/^\d{4}-W\d{2}$/);

/** Every job with its payload: ids only, never secrets or rendered mail. */
const PAYLOADS = {
  /** Sends one of the account mails to a user. */
  'mail.account': z.strictObject({ mail: z.enum(ACCOUNT_MAILS), userId: id }),
  /** Sends the receipt of a payment to the user who paid. */
  'mail.receipt': z.strictObject({ paymentId: id }),
  /** Tells the user who paid that the money is on its way back. */
  'mail.refund': z.strictObject({ paymentId: id }),
  /** Leaves the first batch of this week's mails, on a Monday. */
  'mondays.start': z.strictObject({}),
  /** Leaves a mail for each of some users who want one, and the batch of those after them. */
  'mondays.batch': z.strictObject({ week, after: id.nullable() }),
  /** Sends a user the outfit of a week. */
  'mondays.send': z.strictObject({ week, userId: id }),
  /** Makes the current week's edition of the trends, if there is none. */
  'trends.rotate': z.strictObject({}),
  /** Erases once more what is held about a user whose account was deleted. */
  'accounts.erase': z.strictObject({ userId: id }),
  /** Deletes the accounts that were not verified in time. */
  'accounts.expire': z.strictObject({}),
  /** Fetches the photograph of a product, which stands in a row of a version. */
  'photos.fetch': z.strictObject({
    productId: z.string().regex(/^[0-9a-f]{13}$/),
    version: z.uuid(),
    row: z.int().nonnegative(),
  }),
  /** Deletes the photographs of products that are in force no more. */
  'photos.sweep': z.strictObject({}),
  /** Leaves the jobs of the shops' feeds whose time has come. */
  'feeds.look': z.strictObject({}),
  /** Fetches the feed of a shop and takes its products in. */
  'feeds.fetch': z.strictObject({ feed: z.string().min(1).max(2_000) }),
};

export type JobName = keyof typeof PAYLOADS;
export type Jobs = { [N in JobName]: z.infer<(typeof PAYLOADS)[N]> };
export const JOB_NAMES = Object.keys(PAYLOADS) as readonly JobName[];

/** @throws ZodError when a stored payload is not what the job takes */
export function parsePayload<N extends JobName>(name: N, payload: unknown): Jobs[N] {
  return PAYLOADS[name].parse(payload) as Jobs[N];
}

/** Jobs wait in one queue per kind: a slow mail server does not hold up the trends, nor do Monday's mails a new password. */
export const QUEUES = ['mail', 'mondays', 'trends', 'accounts', 'photos', 'feeds'] as const;
export type QueueName = (typeof QUEUES)[number];

/** The queue of a job: the first word of its name. */
export function getQueue(name: JobName): QueueName {
  return name.slice(0, name.indexOf('.')) as QueueName;
}

/** How often a job comes by itself: when an ISO week begins (Monday, 00:00 UTC), a day (00:00 UTC), or an hour. */
export type Period = 'weekly' | 'daily' | 'hourly';

/** Jobs that come by themselves, and also when a worker starts. */
export const SCHEDULED_JOBS = [
  { name: 'mondays.start', period: 'weekly' },
  { name: 'trends.rotate', period: 'weekly' },
  { name: 'accounts.expire', period: 'daily' },
  { name: 'photos.sweep', period: 'daily' },
  { name: 'feeds.look', period: 'hourly' },
] as const satisfies readonly { name: JobName; period: Period }[];
export type ScheduledJob = (typeof SCHEDULED_JOBS)[number]['name'];

/** Does one job. Must be idempotent, and throw when the job has to be tried again. `jobId` is the same at each try. */
export type JobHandler<N extends JobName> = (payload: Jobs[N], jobId: string) => Promise<void>;

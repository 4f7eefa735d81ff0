import { z } from 'zod';

const ACCOUNT_MAILS = [
  'verify-email',
  'already-registered',
  'welcome',
  'reset-password',
  'link-provider',
  'password-changed',
  'session-ended',
  'sign-in-changed',
] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

const id = z.string().regex(/^[0-9a-f]{24}$/);
const week = z.string().regex(/^\d{4}-W\d{2}$/);

/** Payloads hold only ids, never secrets or rendered emails. */
const PAYLOADS = {
  'mail.account': z.strictObject({ mail: z.enum(ACCOUNT_MAILS), userId: id }),
  'mail.receipt': z.strictObject({ paymentId: id }),
  'mail.refund': z.strictObject({ paymentId: id }),
  'mondays.start': z.strictObject({}),
  'mondays.batch': z.strictObject({ week, after: id.nullable() }),
  'mondays.send': z.strictObject({ week, userId: id }),
  'mondays.pushes': z.strictObject({ week, after: id.nullable() }),
  'mondays.push': z.strictObject({ week, userId: id, deviceId: id }),
  'trends.rotate': z.strictObject({}),
  'accounts.erase': z.strictObject({ userId: id }),
  'accounts.expire': z.strictObject({}),
  'photos.fetch': z.strictObject({
    productId: z.string().regex(/^[0-9a-f]{13}$/),
    version: z.uuid(),
    row: z.int().nonnegative(),
  }),
  'photos.sweep': z.strictObject({}),
  'photos.settle': z.strictObject({}),
  'feeds.look': z.strictObject({}),
  'feeds.fetch': z.strictObject({ feed: z.string().min(1).max(2_000) }),
};

export type JobName = keyof typeof PAYLOADS;
export type Jobs = { [N in JobName]: z.infer<(typeof PAYLOADS)[N]> };
export const JOB_NAMES = Object.keys(PAYLOADS) as readonly JobName[];

export function parsePayload<N extends JobName>(name: N, payload: unknown): Jobs[N] {
  return PAYLOADS[name].parse(payload) as Jobs[N];
}

/** One queue per kind, so that slow emails do not delay other jobs. */
export const QUEUES = ['mail', 'mondays', 'trends', 'accounts', 'photos', 'feeds'] as const;
export type QueueName = (typeof QUEUES)[number];

export function getQueueName(name: JobName): QueueName {
  return name.slice(0, name.indexOf('.')) as QueueName;
}

/** Starts Monday 00:00 UTC, 00:00 UTC, or on the hour. */
export type Period = 'weekly' | 'daily' | 'hourly';

export const SCHEDULED_JOBS = [
  { name: 'mondays.start', period: 'weekly' },
  { name: 'trends.rotate', period: 'weekly' },
  { name: 'accounts.expire', period: 'daily' },
  { name: 'photos.sweep', period: 'daily' },
  { name: 'photos.settle', period: 'hourly' },
  { name: 'feeds.look', period: 'hourly' },
] as const satisfies readonly { name: JobName; period: Period }[];
export type ScheduledJob = (typeof SCHEDULED_JOBS)[number]['name'];

/** Must be idempotent; throw to retry. `jobId` is the same for every attempt. */
export type JobHandler<N extends JobName> = (payload: Jobs[N], jobId: string) => Promise<void>;

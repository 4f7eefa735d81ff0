import { createHash } from 'node:crypto';

/** Of a job's id, in hexadecimal. */
const DIGITS = 24;

/** The id of the job that does a work, by its name: while it waits, leaving it again adds no second job. */
export function buildJobId(work: string): string {
  return createHash('sha256').update(work).digest('hex').slice(0, DIGITS);
}

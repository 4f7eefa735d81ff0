import { createHash } from 'node:crypto';

const DIGITS = 24;

/** The same work gives the same id, so a waiting job is not added twice. */
export function buildJobId(work: string): string {
  return createHash('sha256').update(work).digest('hex').slice(0, DIGITS);
}

import { createHash } from 'node:crypto';

const DIGITS = 16;

/** A different URL means a different photo. */
export function hashImageUrl(image: string): string {
  return createHash('sha256').update(image).digest('hex').slice(0, DIGITS);
}

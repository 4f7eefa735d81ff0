import { createHash } from 'node:crypto';

const DIGITS = 16;

/** Another address is another photograph. */
export function hashImageUrl(image: string): string {
  return createHash('sha256').update(image).digest('hex').slice(0, DIGITS);
}

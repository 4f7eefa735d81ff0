import type { Garment } from '@figura/contracts';

/** What a garment is, in one word within a sentence: `skirt`, `t-shirt`. */
export function formatKindName({ type }: Pick<Garment, 'type'>): string {
  return /(?:\b[a-z]-)?[a-z]+$/.exec(type)?.[0] ?? type;
}

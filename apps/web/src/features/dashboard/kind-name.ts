import type { Garment } from '@figura/contracts';

/** What a garment is, within a sentence: `pleated skirt`, `t-shirt`. */
export function kindName({ type }: Pick<Garment, 'type'>): string {
  return type.replaceAll('-', ' ').replace(/\b(\w) /g, '$1-');
}

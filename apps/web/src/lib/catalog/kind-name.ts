import type { Garment } from '@figura/contracts';

export function formatKindName({ type }: Pick<Garment, 'type'>): string {
  return /(?:\b[a-z]-)?[a-z]+$/.exec(type)?.[0] ?? type;
}

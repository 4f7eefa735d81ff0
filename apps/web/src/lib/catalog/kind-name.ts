import type { Garment } from '@figura/contracts';

export function formatKindName({ type }: Pick<Garment, 'type'>): string {
  const noun = /(?:\b[a-z]-)?[a-z]+$/.exec(type)?.[0] ?? type;
  return noun.replace(/^t-/, 'T-');
}

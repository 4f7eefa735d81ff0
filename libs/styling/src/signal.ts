import type { Message } from '@figura/messages';

export interface Signal {
  feature: string;
  strength: number;
  reason: Message;
}

/** As messages name it. */
export type Degree = 'little' | 'plain' | 'much';

export function findDegree(strength: number): Degree {
  if (strength < 0.35) return 'little';
  return strength < 0.75 ? 'plain' : 'much';
}

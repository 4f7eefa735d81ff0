export interface Signal {
  feature: string;
  strength: number;
  reason: string;
}

/** Empty, or a word with a trailing space. */
export function getAdverb(strength: number): string {
  if (strength < 0.35) return 'a little ';
  return strength < 0.75 ? '' : 'much ';
}

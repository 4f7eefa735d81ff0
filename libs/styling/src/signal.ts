/** How much a measured feature holds, and in what words. */
export interface Signal {
  feature: string;
  /** 0 to 1, not rounded. */
  strength: number;
  reason: string;
}

/** How much, in front of a comparative: empty, or a word with a space behind it. */
export function getAdverb(strength: number): string {
  if (strength < 0.35) return 'a little ';
  return strength < 0.75 ? '' : 'much ';
}

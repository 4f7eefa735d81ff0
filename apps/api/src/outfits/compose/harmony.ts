import type { Candidate, Lab } from './candidate';

/** Below this chroma a color is a neutral: it goes with every other. */
const NEUTRAL = 14;
/** Colors that are farther apart than this (CIE76) contrast; the eye likes moderate likeness best (Gray 2014). */
const ALIKE = 28;
/** Degrees of hue. */
const SAME_HUE = 40;

/** How two pieces go together, from 0 to 1: color, formality, cut and print. */
export function harmonyOf(one: Candidate, other: Candidate): number {
  return (
    0.4 * colors(one.lab, other.lab) +
    0.3 * formality(one, other) +
    0.2 * cut(one, other) +
    0.1 * prints(one, other)
  );
}

export const isNeutral = (lab: Lab | null): boolean => lab === null || Math.hypot(lab[1], lab[2]) < NEUTRAL;

function colors(one: Lab | null, other: Lab | null): number {
  if (isNeutral(one) || isNeutral(other)) return isNeutral(one) && isNeutral(other) ? 0.8 : 0.9;
  const [a, b] = [one!, other!];
  if (Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < ALIKE) return 1;
  const turn = Math.abs(Math.atan2(a[2], a[1]) - Math.atan2(b[2], b[1])) * (180 / Math.PI);
  return Math.min(turn, 360 - turn) < SAME_HUE ? 0.85 : 0.45;
}

/** A step apart is as good as none; shoes may be two. */
function formality(one: Candidate, other: Candidate): number {
  const free = one.slot === 'shoes' || other.slot === 'shoes' ? 2 : 1;
  return Math.max(0, 1 - 0.4 * Math.max(0, Math.abs(one.formality - other.formality) - free));
}

/** One loose piece with one close one; of top and bottom alone. */
function cut(one: Candidate, other: Candidate): number {
  if (!isTopAndBottom(one, other) || !one.fit || !other.fit) return 0.75;
  if (one.fit !== other.fit) return 1;
  return one.fit === 'loose' ? 0.4 : 0.65;
}

function prints(one: Candidate, other: Candidate): number {
  return one.isPatterned && other.isPatterned ? 0.2 : 1;
}

function isTopAndBottom(one: Candidate, other: Candidate): boolean {
  return (one.slot === 'top' && other.slot === 'bottom') || (one.slot === 'bottom' && other.slot === 'top');
}

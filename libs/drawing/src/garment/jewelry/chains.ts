import { INK } from '../paint/colors';
import { decimalShort } from '../paint/numbers';
import type { Piece } from '../piece';
import { trace } from '../smooth-path';
import type { Spot } from '../smooth-path';

/** A necklace's line around the neck: hanging to a depth, more or less wide on the way. */
export interface Hang {
  d: string;
  /** The place a share of the way from one side of the neck to the other. */
  at(share: number): Spot;
}

const NECK_HALF = 40;
const NECK_Y = 128;

/** A line that hangs from the sides of the neck down to `y`; `wide` is how far it swings out on the way. */
export function hang(y: number, wide: number, half = NECK_HALF, top = NECK_Y): Hang {
  const left: readonly Spot[] = [
    [200 - half, top],
    [200 - half - wide * 0.5, top + (y - top) * 0.55],
    [200 - wide, y],
    [200, y],
  ];
  const on = (share: number): Spot => {
    const t = Math.min(share, 1 - share) * 2;
    const rest = 1 - t;
    const weights = [rest ** 3, 3 * rest * rest * t, 3 * rest * t * t, t ** 3];
    const [x, height] = [0, 1].map((axis) =>
      left.reduce((sum, spot, index) => sum + weights[index]! * spot[axis]!, 0),
    ) as [number, number];
    return [share <= 0.5 ? x : 400 - x, height];
  };
  const [a, b, c, e] = left as [Spot, Spot, Spot, Spot];
  const d = trace`M${a[0]} ${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${e[0]} ${e[1]}C${400 - c[0]} ${c[1]} ${400 - b[0]} ${b[1]} ${400 - a[0]} ${a[1]}`;
  return { d, at: on };
}

/** A line that runs straight from both sides of the neck to a point. */
export function chevron(y: number): Hang {
  const d = trace`M${200 - NECK_HALF} ${NECK_Y}C${200 - NECK_HALF - 6} ${NECK_Y + 40} ${188} ${y - 20} 200 ${y}C${212} ${y - 20} ${200 + NECK_HALF + 6} ${NECK_Y + 40} ${200 + NECK_HALF} ${NECK_Y}`;
  const at = (share: number): Spot => [
    200 - NECK_HALF + NECK_HALF * 2 * share,
    NECK_Y + (y - NECK_Y) * Math.min(share, 1 - share) * 2,
  ];
  return { d, at };
}

/** Fine links along a path. */
export function chain({ paint }: Piece, d: string, weight = 2.6): string {
  return (
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${decimalShort(weight + 1.6)}"/>` +
    `<path d="${d}" fill="none" stroke="${paint.colors.base}" stroke-width="${weight}"/>` +
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width=".9" stroke-dasharray="1.2 4.2" opacity=".8"/>`
  );
}

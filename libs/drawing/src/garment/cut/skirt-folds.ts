import { between, point, smoothCurve, straight } from './path';
import type { Curve } from './path';
import type { SkirtName } from './skirt-kinds';
import { flareFrom } from './skirt-width';

/** Levels of the seams between three tiers, which grow towards the hem. */
export const tiersOf = (top: number, hem: number): number[] =>
  [0.28, 0.6].map((share) => top + (hem - top) * share);

/** The seam above a tier. */
export const tierSeam = (at: (level: number) => number, level: number): Curve =>
  smoothCurve([point(-at(level), level), point(0, level + 2), point(at(level), level)], {});

/** The edges of knife pleats, from the waist to the steps of the hem. */
export function pleatLines(at: (level: number) => number, top: number, half: number, lower: Curve): Curve[] {
  return lower.cubics
    .filter((_, index) => index % 2 === 1 && index < lower.cubics.length - 1)
    .map(({ to }) => {
      const share = to.x / at(to.y);
      const middle = top + (to.y - top) * 0.3;
      return smoothCurve([point(share * half, top + 0.6), point(share * at(middle), middle), to]);
    });
}

/** Soft folds that rise from the hem, and gathers that fall from the waist. */
export function foldsOf(
  kind: SkirtName,
  at: (level: number) => number,
  top: number,
  half: number,
  lower: Curve,
  hem: number,
): Curve[] {
  if (kind === 'pencil' || kind === 'straight' || kind === 'pleated') return [];
  if (kind === 'bias') {
    return [-0.5, 0.15, 0.55].map((share) =>
      smoothCurve([
        point(share * at(hem) * 1.1, hem - 0.6),
        point(share * at(hem) * 0.96, hem - (hem - top) * 0.28),
        point(share * at(hem) * 0.7, hem - (hem - top) * 0.48),
      ]),
    );
  }
  const rising = lower.cubics
    .filter((_, index) => index % 2 === 1 && index < lower.cubics.length - 1)
    .map(({ to }, index) => {
      const share = to.x / at(to.y);
      const start = kind === 'mermaid' ? flareFrom(hem) - 6 : top;
      const height = start + (to.y - start) * ([0.24, 0.46, 0.34][index % 3] ?? 0.3);
      const end = point(share * at(height) * 0.94, height);
      return smoothCurve([to, between(to, point(end.x * 1.03, end.y), 0.5), end]);
    });
  if (kind === 'tiered')
    return tiersOf(top, hem)
      .concat(top)
      .flatMap((level) => gathersBelow(at, level));
  if (kind !== 'full' && kind !== 'gathered') return rising;
  const count = 9;
  const falling = Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 2 - 1;
    const low = top + 5.5 + (index % 3) * 2.6;
    return straight(point(share * half, top + 0.7), point(share * at(low) * 0.96, low));
  });
  return [...rising, ...falling];
}

/** Gathers that fall from a seam around the skirt. */
function gathersBelow(at: (level: number) => number, level: number): Curve[] {
  const count = 11;
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 2 - 1;
    const from = level + 0.7 + 2 * (1 - share * share);
    const low = from + 5 + (index % 3) * 2.4;
    return straight(point(share * at(level), from), point(share * at(low), low));
  });
}

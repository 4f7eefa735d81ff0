import { point, smoothCurve, straight, type Curve } from './path';
import { INCH } from '../../figure/proportions';
import type { Drape } from '../paint/cloth';
import type { Skirt, SkirtName } from './skirt-kinds';
import { findFlareStart } from './skirt-width';

const CONES: Partial<Record<SkirtName, number>> = {
  'a-line': 3,
  bias: 2,
  flared: 4,
  full: 5,
  gathered: 5,
  tiered: 5,
  mermaid: 4,
};

/** More would scallop the hem. */
const MOST = 5;

/** Shares of the half width at the hem, slightly irregular; `falls` multiplies their number. */
export function placeCones(kind: SkirtName, falls = 1): number[] {
  const count = Math.min(Math.round((CONES[kind] ?? 0) * falls), MOST);
  return Array.from(
    { length: count },
    (_, index) => (count < 3 ? 0.72 : 1) * (-1 + (2 * (index + 0.5 + (index % 2 ? 0.12 : -0.1))) / count),
  );
}

export const placeTiers = (top: number, hem: number): number[] =>
  [0.28, 0.6].map((share) => top + (hem - top) * share);

export const traceTierSeam = (at: (level: number) => number, level: number): Curve =>
  smoothCurve([point(-at(level), level), point(0, level + 2), point(at(level), level)], {});

export function tracePleatLines(
  at: (level: number) => number,
  top: number,
  half: number,
  lower: Curve,
): Curve[] {
  return lower.cubics
    .filter((_, index) => index % 2 === 1 && index < lower.cubics.length - 1)
    .map(({ to }) => {
      const share = to.x / at(to.y);
      const middle = top + (to.y - top) * 0.3;
      return smoothCurve([point(share * half, top + 0.6), point(share * at(middle), middle), to]);
    });
}

interface Hang {
  kind: SkirtName;
  at(level: number): number;
  top: number;
  half: number;
  hem: number;
  hemAt(share: number): number;
  drape: Pick<Drape, 'falls' | 'rise'>;
}

export function traceHangingFolds({
  kind,
  at,
  top,
  hem,
  hemAt,
  drape: { falls, rise },
}: Hang): Skirt['cones'] {
  const shares = placeCones(kind, falls);
  const long = hem - top;
  const curves = shares.map((share, index) => {
    const start =
      kind === 'mermaid'
        ? findFlareStart(hem) - 4
        : top + long * (1 - Math.min(rise * ([1.2, 0.86, 1.06][index % 3] ?? 1), 0.96));
    const root = at(start) * 0.9;
    const low = hemAt(share + 0.04);
    const middle = (start + low) / 2;
    return smoothCurve([
      point((share + 0.04) * at(hem), low + 0.5),
      point(share * (root * 0.5 + at(middle) * 0.5) + SWAY[index % SWAY.length]! * at(hem), middle),
      point(share * root, start),
    ]);
  });
  return { curves, inches: shares.length === 0 ? 0 : (at(hem) * 1.15) / Math.max(shares.length, 3) / INCH };
}

/** Shares of the hem's half width that folds bend aside. */
const SWAY = [0.045, -0.035, 0.025] as const;

export function traceFolds({ kind, at, top, half, hem }: Hang): Curve[] {
  if (kind === 'pencil' || kind === 'straight') return traceHipFolds(at, top, hem);
  if (kind === 'tiered')
    return placeTiers(top, hem)
      .concat(top)
      .flatMap((level) => traceGathersBelow(at, level));
  if (kind === 'bubble') return [...traceGathersBelow(at, top), ...traceGathersAbove(at, hem)];
  if (kind !== 'full' && kind !== 'gathered') return [];
  const count = 9;
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 2 - 1;
    const low = top + 5.5 + (index % 3) * 2.6;
    return straight(point(share * half, top + 0.7), point(share * at(low) * 0.96, low));
  });
}

function traceHipFolds(at: (level: number) => number, top: number, hem: number): Curve[] {
  const place = (share: number, level: number) => point(share * at(level), level);
  const hip = top + 16;
  return [
    [place(0.98, hip - 1), place(0.8, hip + 0.8), place(0.6, hip + 1.4)],
    [place(-0.97, hip - 2.4), place(-0.8, hip - 0.8), place(-0.64, hip - 0.2)],
    [place(0.06, hip + 7), place(-0.01, (hip + hem) / 2 + 4), place(-0.1, hem - 3)],
  ].map((stops) => smoothCurve(stops));
}

function traceGathersBelow(at: (level: number) => number, level: number): Curve[] {
  const count = 11;
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 2 - 1;
    const from = level + 0.7 + 2 * (1 - share * share);
    const low = from + 5 + (index % 3) * 2.4;
    return straight(point(share * at(level), from), point(share * at(low), low));
  });
}

const traceGathersAbove = (at: (level: number) => number, hem: number): Curve[] =>
  [-0.85, -0.52, -0.18, 0.18, 0.52, 0.85].map((share, index) => {
    const low = hem - 0.5 - 2 * share * share;
    const from = low - 4 - (index % 2);
    return straight(point(share * at(from), from), point(share * at(low), low));
  });

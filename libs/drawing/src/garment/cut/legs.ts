import { LEVEL } from './body';
import { bothSides, endOf, linked, mirrored, point, ramped, reversed, smoothCurve, straight } from './path';
import type { Curve } from './path';

export const LEG_SHAPES = [
  'legging',
  'skinny',
  'slim',
  'straight',
  'bootcut',
  'flare',
  'wide',
  'palazzo',
  'tapered',
  'barrel',
  'culotte',
] as const;

export type LegShape = (typeof LEG_SHAPES)[number];

/** Where a leg of the vocabulary's lengths ends. */
export const LEG_LENGTH = {
  'short-shorts': 84,
  'knee-shorts': 101,
  cropped: 120,
  'ankle-length': 138,
  'full-length': 149,
} as const;

export type LegLength = keyof typeof LEG_LENGTH;

export const LEG_LENGTHS = Object.keys(LEG_LENGTH) as LegLength[];

/** Widths of a leg laid flat at thigh, knee and a full-length hem, and its half width over the hip. */
const WIDTHS: Record<LegShape, readonly [thigh: number, knee: number, hem: number, hip: number]> = {
  legging: [18.6, 12.4, 8.6, 22],
  skinny: [19.6, 14, 10.6, 22.8],
  slim: [20.8, 16.6, 13.6, 23.6],
  straight: [22.6, 20.6, 20.4, 23.8],
  bootcut: [20.6, 17.4, 23.4, 23.6],
  flare: [20.2, 17, 33, 23.4],
  wide: [26, 28.6, 32.4, 24.8],
  palazzo: [27.8, 35, 45, 25],
  tapered: [25, 20, 12.8, 25],
  barrel: [26, 27.8, 15.4, 25],
  culotte: [27.6, 33.6, 40, 24.8],
};

export interface LegsOptions {
  shape: LegShape;
  /** Level and half width of the upper edge. */
  top: number;
  half: number;
  hem: number;
  hipEase?: number;
  thighEase?: number;
}

export interface Legs {
  /** Both legs and the seat as one shape. */
  outline: Curve;
  sides: [Curve, Curve];
  inseams: [Curve, Curve];
  hems: [Curve, Curve];
  /** From the upper edge to the crotch. */
  rise: Curve;
  /** The middle of each leg from the thigh to the hem, where a crease lies. */
  creases: [Curve, Curve];
  folds: Curve[];
  at(level: number): number;
  /** Inner and outer edge of the right leg at its hem. */
  foot: { inner: number; outer: number };
}

/** Trousers laid flat, from below the waistband down. */
export function legs({ shape, top, half, hem, hipEase = 0, thighEase = 0 }: LegsOptions): Legs {
  const [thighWidth, kneeWidth, hemWidth, hipHalf] = WIDTHS[shape];
  const width = (level: number): number =>
    ramped(
      [
        [LEVEL.crotch + 9, thighWidth + thighEase],
        [LEVEL.knee, kneeWidth + thighEase * 0.5],
        [LEVEL.floor + 1, hemWidth],
      ],
      level,
    );
  // Legs part from the crotch; a wide leg keeps clear of the other by moving out.
  const inner = (level: number): number => {
    const apart = ramped(
      [
        [LEVEL.crotch + 1, 0],
        [LEVEL.crotch + 9, 0.9],
        [LEVEL.knee, 3.4],
        [LEVEL.floor, 6],
      ],
      level,
    );
    const middle = ramped(
      [
        [LEVEL.crotch, 11.6],
        [LEVEL.knee, 14.4],
        [LEVEL.floor, 16.4],
      ],
      level,
    );
    return Math.max(Math.min(apart + 2, middle - width(level) / 2), Math.min(apart, 1.4));
  };
  const hip = Math.max(hipHalf + hipEase, half + 0.8);
  const outer = (level: number): number => inner(level) + width(level);
  const crotch = LEVEL.crotch + 1;
  const hips: [number, number][] = [
    [top, half],
    [top + (LEVEL.hip - top) * 0.4, half + (hip - half) * 0.66],
    [LEVEL.hip, hip],
    [LEVEL.crotch + 9, outer(LEVEL.crotch + 9)],
  ];
  const at = (level: number): number => (level < LEVEL.crotch + 9 ? ramped(hips, level) : outer(level));
  const levels = [
    top,
    top + (LEVEL.hip - top) * 0.4,
    LEVEL.hip,
    LEVEL.crotch + 9,
    88,
    LEVEL.knee,
    112,
    124,
    136,
    149,
  ].filter((level) => level < hem - 4);
  const side = smoothCurve(
    [...levels, hem - 0.5].map((level) => point(at(level), level)),
    {
      start: point(0.32, 1),
    },
  );
  const innerLevels = [LEVEL.crotch + 9, 88, LEVEL.knee, 112, 124, 136].filter((level) => level < hem - 4);
  const inseam = smoothCurve(
    [point(0, crotch), ...innerLevels.map((level) => point(inner(level), level)), point(inner(hem), hem)],
    { start: point(0.32, 1) },
  );
  const corner = endOf(side);
  const foot = endOf(inseam);
  const cut = smoothCurve([corner, point((corner.x + foot.x) / 2, hem + 0.8), foot], {});
  const upper = smoothCurve([point(-half, top), point(0, top + 0.9), point(half, top)], {});
  const rise = straight(point(0, top + 0.9), point(0, crotch));
  const mid = (level: number): number => (inner(level) + at(level)) / 2;
  const middle = (hem + LEVEL.crotch) / 2;
  const crease = smoothCurve([
    point(mid(middle) * 0.9, top + 2),
    point(mid(middle), middle),
    point((corner.x + foot.x) / 2, hem + 0.4),
  ]);
  return {
    outline: linked(
      upper,
      side,
      cut,
      reversed(inseam),
      mirrored(inseam),
      reversed(mirrored(cut)),
      reversed(mirrored(side)),
    ),
    sides: bothSides(side),
    inseams: bothSides(inseam),
    hems: bothSides(cut),
    rise,
    creases: bothSides(crease),
    folds: foldsOf(shape, hem, at, inner),
    at,
    foot: { inner: foot.x, outer: corner.x },
  };
}

function foldsOf(
  shape: LegShape,
  hem: number,
  at: (level: number) => number,
  inner: (level: number) => number,
): Curve[] {
  const crotch = LEVEL.crotch;
  const whiskers = bothSides(
    smoothCurve([point(1, crotch - 0.6), point(5.5, crotch - 2.4), point(9.6, crotch - 2.6)]),
  );
  const second = bothSides(
    smoothCurve([point(1.4, crotch + 3), point(5, crotch + 2), point(8, crotch + 2.6)]),
  );
  const folds = [...whiskers, ...second];
  const narrow = ['legging', 'skinny', 'slim', 'tapered'].includes(shape);
  const full = ['wide', 'palazzo', 'culotte', 'flare'].includes(shape);
  if (narrow && hem > 118) {
    for (const level of [LEVEL.knee - 2, LEVEL.knee + 2.4, hem - 6]) {
      const [near, far] = [inner(level), at(level)];
      folds.push(
        ...bothSides(
          smoothCurve([
            point(far, level),
            point(far - (far - near) * 0.26, level + 1),
            point(far - (far - near) * 0.42, level + 0.4),
          ]),
        ),
      );
    }
  }
  if (full) {
    for (const share of [0.3, 0.72]) {
      const x = (level: number): number => inner(level) + (at(level) - inner(level)) * share;
      const high = Math.max(crotch + 12, hem - 36 + share * 14);
      folds.push(
        ...bothSides(
          smoothCurve([
            point(x(hem), hem),
            point(x((hem + high) / 2), (hem + high) / 2),
            point(x(high), high),
          ]),
        ),
      );
    }
  }
  return folds;
}

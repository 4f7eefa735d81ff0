import type { Form } from '../../form/form';
import { blurred } from '../../form/table';
import { LEVEL } from './body';
import { between, endOf, linked, mirrored, point, reversed, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';
import { running, sideOf } from './silhouettes';

export type SkirtName =
  | 'pencil'
  | 'straight'
  | 'bias'
  | 'a-line'
  | 'flared'
  | 'full'
  | 'pleated'
  | 'gathered'
  | 'tiered'
  | 'mermaid';

/** How a hem runs: level, higher at both sides, or higher at the one on the sheet's left. */
export type HemShape = 'level' | 'rounded' | 'asymmetric';

export interface SkirtOptions {
  kind: SkirtName;
  /** Level and half width of its upper edge. */
  top: number;
  half: number;
  hem: number;
  /** How much wider or closer it lies over the hip, in centimeters. */
  ease?: number;
  /** How far the cloth swings out, against medium cloth. */
  swing?: number;
  /** Level of the back hem where it hangs lower than the front. */
  back?: number;
  hemShape?: HemShape;
}

export interface Skirt {
  outline: Curve;
  sides: [Curve, Curve];
  hem: Curve;
  /** The cloth behind, seen under a front that is cut higher. */
  behind?: BackPanel;
  folds: Curve[];
  seams: Curve[];
  at(level: number): number;
}

interface BackPanel {
  outline: Curve;
  folds: Curve[];
}

/** How a skirt swings out below its waist: the slope of its side, and how bluntly it leaves the waist (1 is straight). */
const SWINGS: Partial<Record<SkirtName, { slope: number; bell: number }>> = {
  'a-line': { slope: 0.19, bell: 1.1 },
  flared: { slope: 0.27, bell: 1.1 },
  full: { slope: 0.36, bell: 1.45 },
  pleated: { slope: 0.2, bell: 1.25 },
  gathered: { slope: 0.2, bell: 1.7 },
  tiered: { slope: 0.25, bell: 1.35 },
};

/** A skirt on a form, from a waist seam or waistband down. */
export function skirt(form: Form, options: SkirtOptions): Skirt {
  const { kind, top, half, hem, back, hemShape = 'level' } = options;
  const at = widthOf(form, options);
  const swing = SWINGS[kind];
  const sag = swing ? Math.min(4.5, 1.4 + (at(hem) - half) * 0.1) : 1.2;
  const shape = back === undefined && kind !== 'pleated' ? hemShape : 'level';
  const rise = RISES[shape];
  const end = back === undefined ? hem - sag * 0.8 : hem + (back - hem) * 0.3;
  const side = sideOf(at, top, end - rise.right);
  const other = mirrored(rise.left === rise.right ? side : sideOf(at, top, end - rise.left));
  const corner = endOf(side);
  const upper = smoothCurve([point(-half, top), point(0, top + 0.9), point(half, top)], {
    start: point(1, 0.1),
    end: point(1, -0.1),
  });
  const lower =
    shape === 'level' ? hemLine(kind, corner, hem, back) : cutHem(shape, corner, endOf(other), hem);
  return {
    outline: linked(upper, side, lower, reversed(other)),
    sides: [side, other],
    hem: lower,
    ...(back ? { behind: backPanel(at, corner, back) } : {}),
    folds: foldsOf(kind, at, top, half, lower, hem),
    seams:
      kind === 'pleated'
        ? pleatLines(at, top, half, lower)
        : kind === 'tiered'
          ? tiersOf(top, hem).map((level) => tierSeam(at, level))
          : [],
    at,
  };
}

/** How much higher a hem lies at its sides than in the middle, in centimeters. */
const RISES: Record<HemShape, { left: number; right: number }> = {
  level: { left: 0, right: 0 },
  rounded: { left: 8, right: 8 },
  asymmetric: { left: 20, right: 0 },
};

/** A hem that rises to both sides or to one, from the right corner to the left. */
function cutHem(shape: Exclude<HemShape, 'level'>, corner: Point, left: Point, hem: number): Curve {
  return shape === 'rounded'
    ? smoothCurve([
        corner,
        point(corner.x * 0.7, hem - 1.2),
        point(0, hem),
        point(left.x * 0.7, hem - 1.2),
        left,
      ])
    : smoothCurve([corner, point(corner.x * 0.4, hem - 2.4), point(left.x * 0.4, left.y + 5), left]);
}

/** Levels of the seams between three tiers, which grow towards the hem. */
const tiersOf = (top: number, hem: number): number[] => [0.28, 0.6].map((share) => top + (hem - top) * share);

const tierSeam = (at: (level: number) => number, level: number): Curve =>
  smoothCurve([point(-at(level), level), point(0, level + 2), point(at(level), level)], {});

/** Half widths on the pattern: no skirt lies inside the hips, and a loose one is one line from waist to hem. */
function widthOf(
  form: Form,
  { kind, top, half, hem, ease = 0, swing = 1 }: SkirtOptions,
): (level: number) => number {
  const waist = half / form.onPattern(top, 1);
  const close = (level: number): number => {
    const share = Math.min(Math.max((level - top) / (LEVEL.hip - top), 0), 1);
    return Math.max(
      form.half(level) + 0.1 + 0.22 * share + ease * 0.07 * share,
      level <= top + 0.5 ? waist : 0,
    );
  };
  const widest = running(close, top, Math.max(hem, LEVEL.hip) + 4);
  const hips = widest(LEVEL.hip);
  const down = (level: number): number => form.height(level) - form.height(top);
  const inches = SWINGS[kind]
    ? swung(SWINGS[kind], { waist, widest, down, hem, swing, ease })
    : kind === 'mermaid'
      ? flaredOut(fallen('pencil', { hips, close, widest, form, hem }), hips, hem)
      : fallen(kind, { hips, close, widest, form, hem });
  const soft = blurred(
    (level) => (level <= top ? waist : inches(level)),
    top,
    Math.max(hem, LEVEL.hip) + 4,
    2.5,
  );
  return (level) =>
    form.onPattern(
      level,
      Math.max(soft(level), level > top + 2 && level < LEVEL.hip ? form.half(level) + 0.05 : 0),
    );
}

interface Room {
  waist: number;
  widest(level: number): number;
  down(level: number): number;
  hem: number;
  swing: number;
  ease: number;
}

/** One curve from waist to hem: blunter first, then wider, until it clears the hips. */
function swung(
  { slope, bell }: { slope: number; bell: number },
  { waist, widest, down, hem, swing, ease }: Room,
) {
  const long = down(hem);
  const hips = widest(LEVEL.hip);
  const wanted =
    Math.max(waist, hips) + slope * swing * Math.max(long - down(LEVEL.hip), long * 0.35) + ease * 0.07;
  const curve = (bluntness: number, end: number) => (level: number) => {
    const share = Math.min(Math.max(down(level) / long, 0), 1);
    return waist + (end - waist) * (1 - (1 - share) ** bluntness);
  };
  const levels = Array.from({ length: 12 }, (_, index) => index + 1).map(
    (index) => LEVEL.hip - ((LEVEL.hip - LEVEL.waist) * (12 - index)) / 12,
  );
  const clears = (f: (level: number) => number): boolean =>
    levels.every((level) => down(level) <= 0 || level > hem || f(level) >= widest(level) - 0.03);
  let [bluntness, end] = [bell, wanted];
  while (bluntness < bell + 0.8 && !clears(curve(bluntness, end))) bluntness += 0.1;
  while (end < wanted * 1.25 && !clears(curve(bluntness, end))) end *= 1.02;
  const found = curve(bluntness, end);
  return clears(found)
    ? found
    : (level: number) => Math.max(found(level), widest(Math.min(level, LEVEL.hip)));
}

interface Fall {
  hips: number;
  close(level: number): number;
  widest(level: number): number;
  form: Form;
  hem: number;
}

/** A narrow skirt: round the hips, then straight down, or in towards the knee. */
function fallen(kind: SkirtName, { hips, close, widest, form, hem }: Fall) {
  const below = Math.max(form.height(hem) - form.height(LEVEL.hip), 1);
  const knees = form.body.landmarks.kneeOuter + 0.5;
  const end =
    kind === 'pencil'
      ? Math.max(hips - 0.055 * below, knees, hips * 0.8)
      : kind === 'straight'
        ? hips
        : hips + below * 0.07;
  return (level: number): number => {
    if (level <= LEVEL.hip) return close(level) + (widest(level) - close(level)) * 0.6;
    const share = Math.min((form.height(level) - form.height(LEVEL.hip)) / below, 1.1);
    return hips + (end - hips) * share ** 1.2;
  };
}

/** From which level on a mermaid's skirt flares out. */
const flareFrom = (hem: number): number => Math.min(LEVEL.knee - 4, hem - (hem - LEVEL.hip) * 0.4);

/** A close skirt that swings out below the knee by a good half of the hips' width. */
function flaredOut(close: (level: number) => number, hips: number, hem: number) {
  const from = flareFrom(hem);
  return (level: number): number =>
    close(level) + hips * 0.62 * Math.min(Math.max((level - from) / (hem - from), 0), 1.1) ** 1.5;
}

/** The lower edge from the right corner to the left one. */
function hemLine(kind: SkirtName, corner: Point, hem: number, back: number | undefined): Curve {
  const left = point(-corner.x, corner.y);
  if (back !== undefined) {
    const right = smoothCurve([corner, point(corner.x * 0.6, hem + 1.5), point(0, hem - 4)], {
      end: point(-1, 0),
    });
    return linked(right, reversed(mirrored(right)));
  }
  const waves = { full: 7, flared: 5, gathered: 6, tiered: 6, mermaid: 5, 'a-line': 3 }[kind as string] ?? 0;
  if (kind === 'pleated') return pleatedHem(corner, hem);
  if (waves === 0) {
    return smoothCurve([corner, point(0, hem), left], { start: point(-1, 0.1), end: point(-1, -0.1) });
  }
  const swell = kind === 'a-line' ? 0.5 : 1.2;
  const stops = Array.from({ length: waves * 2 - 1 }, (_, index) => {
    const share = (index + 1) / (waves * 2);
    const x = corner.x * Math.cos(share * Math.PI);
    const sag = Math.sin(share * Math.PI) ** 0.7;
    return point(x, corner.y + (hem - corner.y) * sag + (index % 2 === 0 ? swell : -swell * 0.7));
  });
  return smoothCurve([corner, ...stops, left]);
}

const PLEATS = 11;

/** Knife pleats end in small steps. */
function pleatedHem(corner: Point, hem: number): Curve {
  const points: Point[] = [];
  for (let index = 1; index < PLEATS; index += 1) {
    const share = index / PLEATS;
    const x = corner.x * (1 - 2 * share);
    const y = corner.y + (hem - corner.y) * Math.sin(share * Math.PI) ** 0.8;
    points.push(point(x + 0.3, y + 0.9), point(x, y - 0.5));
  }
  return straight(corner, ...points, point(-corner.x, corner.y));
}

function pleatLines(at: (level: number) => number, top: number, half: number, lower: Curve): Curve[] {
  return lower.cubics
    .filter((_, index) => index % 2 === 1 && index < lower.cubics.length - 1)
    .map(({ to }) => {
      const share = to.x / at(to.y);
      const middle = top + (to.y - top) * 0.3;
      return smoothCurve([point(share * half, top + 0.6), point(share * at(middle), middle), to]);
    });
}

/** Soft folds that rise from the hem, and gathers that fall from the waist. */
function foldsOf(
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

/** How much higher the longer back of a high-low hem ends at its sides than in the middle, in centimeters. */
const BACK_RISE = 7;

/** The longer back of a high-low hem, which shows its inside below the front, and the folds in it. */
function backPanel(at: (level: number) => number, corner: Point, back: number): BackPanel {
  const low = point(at(back - BACK_RISE), back - BACK_RISE);
  const side = smoothCurve([
    point(corner.x - 0.2, corner.y - 1),
    point(at((corner.y + low.y) / 2) - 0.1, (corner.y + low.y) / 2),
    low,
  ]);
  const hem = smoothCurve([
    low,
    point(low.x * 0.72, back - 2.9),
    point(low.x * 0.45, back - 0.4),
    point(low.x * 0.2, back - 0.9),
    point(0, back),
    point(-low.x * 0.2, back - 0.9),
    point(-low.x * 0.45, back - 0.4),
    point(-low.x * 0.72, back - 2.9),
    point(-low.x, low.y),
  ]);
  const hidden = straight(point(-corner.x * 0.7, corner.y - 22), point(corner.x * 0.7, corner.y - 22));
  return {
    outline: linked(hidden, side, hem, reversed(mirrored(side))),
    folds: [-0.66, -0.2, 0.2, 0.66].map((share) =>
      straight(point(share * low.x * 0.92, back - 24), point(share * low.x, back - (share ** 2 * 5 + 1))),
    ),
  };
}

/** A frill along a hem: its shape, and the gathers at its seam. */
export function frill(
  at: (level: number) => number,
  from: number,
  to: number,
): { outline: Curve; folds: Curve[] } {
  const [inner, outer] = [at(from), at(to) + 3.2];
  const count = 12;
  const waves = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    return point(
      outer * (1 - 2 * share),
      to + Math.sin(share * Math.PI) * 1.2 + (index % 2 === 0 ? 1.3 : -0.5),
    );
  });
  const lower = smoothCurve([point(outer, to), ...waves, point(-outer, to)]);
  const upper = smoothCurve([point(-inner, from), point(0, from + 1.2), point(inner, from)]);
  return {
    outline: linked(
      upper,
      straight(point(inner, from), point(outer, to)),
      lower,
      straight(point(-outer, to), point(-inner, from)),
    ),
    folds: waves
      .filter((_, index) => index % 2 === 1)
      .map((wave, index) => straight(wave, point((wave.x / outer) * inner, from + 2 + (index % 2) * 2.4))),
  };
}

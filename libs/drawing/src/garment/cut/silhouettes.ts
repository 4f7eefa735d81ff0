import { INCH } from '../../figure/proportions';
import { isHanger, type Form } from '../../form/form';
import { smoothFunction, sampleFunction, createTable } from '../../form/table';
import { LEVEL } from './body';
import { BELLY, computeCurviness } from './figure-type';
import { point, smoothCurve, type Curve } from './path';

/**
 * Ease in centimeters of girth; hang 0 follows the body, 1 falls straight. After pattern drafting: fitted 4 to 6
 * at the bust, shirts 6 to 10, jackets 8 to 12, oversized 18 and more.
 */
interface Ease {
  bust: number;
  waist: number;
  hip: number;
  hang: number;
  drop?: number;
}

const EASE = {
  'second-skin': { bust: 1, waist: 1, hip: 1, hang: 0 },
  'fitted-bodice': { bust: 4, waist: 3, hip: 5, hang: 0 },
  'semi-fitted': { bust: 7, waist: 8, hip: 8, hang: 0.3 },
  'nipped-waist': { bust: 6, waist: 0, hip: 11, hang: 0 },
  'skimming-midriff': { bust: 8, waist: 13, hip: 10, hang: 0.55 },
  'straight-easy': { bust: 12, waist: 16, hip: 11, hang: 0.8 },
  boxy: { bust: 19, waist: 24, hip: 18, hang: 1, drop: 1.6 },
  oversized: { bust: 26, waist: 32, hip: 26, hang: 1, drop: 4 },
  'close-back': { bust: 6, waist: 4, hip: 7, hang: 0 },
  'straight-back': { bust: 9, waist: 14, hip: 8, hang: 0.6 },
  'easy-armhole': { bust: 11, waist: 8, hip: 9, hang: 0.3 },
  'fitted-hip': { bust: 7, waist: 5, hip: 3, hang: 0 },
  'easy-hip': { bust: 7, waist: 9, hip: 16, hang: 0.3 },
  'fitted-thigh': { bust: 7, waist: 8, hip: 4, hang: 0.1 },
  'easy-thigh': { bust: 7, waist: 8, hip: 15, hang: 0.3 },
  maternity: { bust: 9, waist: 22, hip: 10, hang: 0.5 },
} satisfies Record<string, Ease>;

export type Fit = keyof typeof EASE;

export const FITS = Object.keys(EASE) as Fit[];

/** Inches beyond the calves, for a leg set aside. */
const STEP_ASIDE = 1.2;
export const computeNarrowestHem = ({ body }: Form): number => body.landmarks.calfOuter + STEP_ASIDE;

/** Half width over a leg that is set aside, inches. */
function computeLegReach({ body, height }: Form, level: number): number {
  const { crotchY, kneeY } = body.landmarks;
  const y = height(level);
  const share = Math.max(0, (y - crotchY + 1) / (kneeY - crotchY + 1));
  return body.half(y) + 0.2 + 0.9 * share;
}

/** Share of a fit's hang on the body, and less on a marked waist. */
const WAISTED = { womens: [0.7, 0.45], mens: [1, 0.8] } as const;

export const HANG = Object.fromEntries(FITS.map((fit) => [fit, EASE[fit].hang])) as Readonly<
  Record<Fit, number>
>;

/** On a hanger cloth keeps its chest's width: least hang, shares per centimeter of ease, least shares in and out. */
const EMPTY = { hang: 0.18, waist: 0.015, hip: 0.006, in: 0.045, out: 0.03, long: 0.05 } as const;

/** Darts take in from so much less ease at the waist, centimeters. */
const DARTED = 6;

/** Waist ease of men and of straight clothes, as a share of the chest's, or a body is a barrel. */
const WAIST = 0.7;

const MENS = { hang: 0.2, hip: 3 } as const;

/** Inches visible per side and centimeter of girth: 0.18 by the ellipses of bust, waist and hip. */
const SHOWN = 0.18 / INCH;

export interface Silhouette {
  bust: number;
  waist: number;
  drop: number;
  at(level: number): number;
  knots?: readonly number[];
}

export type Line = 'straight' | 'a-line' | 'tapered' | 'cocoon' | 'cape';

export interface SilhouetteOptions {
  fit: Fit;
  line: Line;
  hem: number;
  /** Extra ease in centimeters of girth, over other clothes. */
  over?: number;
  /** Relative to medium cloth. */
  swing?: number;
  /** Waistband level: drawn in there, blouses above. */
  tuckedAt?: number;
  belted?: number;
  /** Level from which trousers lie beneath. */
  bandAt?: number;
}

export function createSilhouette(form: Form, options: SilhouetteOptions): Silhouette {
  const { fit, line, hem, over = 0, swing = 1, tuckedAt, belted, bandAt } = options;
  const { bust, waist: own, hip, hang: ownHang, drop = 0 }: Ease = EASE[fit];
  const { build, belly } = form.body.landmarks;
  const isMens = build > 0;
  const hanging = isHanger(form);
  const waist = isMens || (fit === 'straight-easy' && !hanging) ? bust * WAIST : own;
  const isMensCoat = isMens && over > 0;
  const hang = isMensCoat ? 1 : isMens && fit !== 'second-skin' ? Math.max(ownHang, MENS.hang) : ownHang;
  const showLevel = (ease: number): number => (ease + over) * SHOWN + 0.06;
  const isClose = line === 'tapered' && ownHang === 0;
  const most = isMensCoat ? MENS.hip : isClose ? EASE['fitted-bodice'].hip : hip;
  const ease = createTable([
    [LEVEL.underarm, showLevel(bust)],
    [LEVEL.bust, showLevel(bust)],
    [LEVEL.waist, showLevel(waist)],
    [LEVEL.hip, showLevel(Math.min(hip, most) * (1 - COMES_BACK * belly))],
  ]);
  const chest = form.half(LEVEL.bust) + showLevel(bust);
  const empty = createTable([
    [LEVEL.bust, chest],
    [LEVEL.waist, chest * (1 - EMPTY.waist * Math.max(bust - waist + DARTED, 0))],
    [LEVEL.hip, chest * (1 + EMPTY.hip * (hip - bust) + (hem > LEVEL.hip + 12 ? EMPTY.long : 0))],
  ]);
  const end = Math.max(hem, LEVEL.hip) + 4;
  const close = (level: number): number =>
    hanging && level > LEVEL.bust
      ? empty.at(Math.min(level, LEVEL.hip))
      : form.half(level) +
        ease.at(Math.min(level, LEVEL.hip)) +
        computeBow(form, level) * (over > 0 ? BOW.over : 1);
  const widest = createRunningMax(close, LEVEL.underarm, end);
  const [kept, less] = WAISTED[isMens ? 'mens' : 'womens'];
  const curved = hang < 1 ? hang * (kept - less * computeCurviness(form)) : 1;
  const falls = hanging ? Math.max(1 - (1 - hang) ** 1.5, EMPTY.hang) : curved * (1 - COMES_BACK * belly);
  const shapeEmpty = createTable([
    [LEVEL.bust, 1],
    [LEVEL.waist, 1 - EMPTY.in * falls],
    [Math.max(hem, LEVEL.hip), 1 + EMPTY.out * falls],
  ]);
  const computeFallingWidth = (level: number): number =>
    (close(level) + (widest(level) - close(level)) * falls) * (hanging ? shapeEmpty.at(level) : 1);
  const computeInchesBelowHip = (level: number): number => form.height(level) - form.height(LEVEL.hip);
  // Cloth close at the hip falls in below it, or a long dress is a plank.
  const dip = hem > LEVEL.hip + 12 ? 0.11 * Math.max(0, 1 - falls * 2.5) : 0;
  const hips = computeFallingWidth(LEVEL.hip);
  const computeFallenIn = (level: number): number => {
    const share = Math.min(Math.max((level - LEVEL.hip) / (hem - LEVEL.hip), 0), 1);
    const fallen = hips * (1 - dip * Math.sin(Math.PI * share ** 0.8) - 0.16 * (1 - ownHang) * belly * share);
    return Math.max(fallen, Math.min(hips, computeLegReach(form, level)));
  };
  const computeWidthBelowHip = (level: number): number =>
    line === 'tapered'
      ? Math.max(
          close(LEVEL.hip) -
            (0.012 * form.half(LEVEL.hip) * computeInchesBelowHip(level) ** 1.4) /
              Math.max(computeInchesBelowHip(hem), 1) ** 0.25,
          form.half(LEVEL.hip) * 0.74,
          computeNarrowestHem(form),
        )
      : computeFallenIn(level) +
        (isMensCoat ? 0 : 0.035 * swing * (1 - 0.1 * belly) * computeInchesBelowHip(level));
  const computeFallenWidth = (level: number): number =>
    level <= LEVEL.hip ? computeFallingWidth(level) : computeWidthBelowHip(level);
  const lines: Record<Line, () => (level: number) => number> = {
    straight: () => computeFallenWidth,
    tapered: () => computeFallenWidth,
    'a-line': () =>
      createSwingWidth(
        close,
        widest(LEVEL.hip),
        form,
        LEVEL.bust,
        (over > 0 ? 0.1 : 0.2 * Math.min(swing, 1.1)) * (1 - 0.85 * belly),
        end,
      ),
    cape: () =>
      createRunningMax(
        (level) =>
          computeCapeWidth(form, level) +
          showLevel(hip) * CAPE_EASE * Math.min(Math.max((level - LEVEL.underarm) / 20, 0), 1),
        LEVEL.underarm,
        end,
      ),
    cocoon: () => createCocoonWidth(widest, hem),
  };
  const soft = smoothFunction(
    lines[line](),
    LEVEL.underarm,
    end,
    fit === 'second-skin' || hang === 0 ? 2 : 4,
  );
  const held =
    belted === undefined
      ? soft
      : cinchWidth(
          soft,
          belted,
          form.half(belted) + showLevel(BELTED.ease) + BELTED.kept * (soft(belted) - form.half(belted)),
        );
  const computeDrawnInWidth = (level: number): number =>
    tuckedAt === undefined ? held(level) : computeTuckedWidth(form, held(level), level, tuckedAt);
  const computeHalfWidth = (level: number): number =>
    form.onPattern(level, Math.max(computeDrawnInWidth(level), computeBareWidth(form, level, bandAt)));
  return {
    bust: computeHalfWidth(LEVEL.bust),
    waist: computeHalfWidth(LEVEL.waist),
    drop: line === 'cocoon' ? drop + 3 : drop,
    at: computeHalfWidth,
    ...(belted === undefined ? {} : { knots: BELTED.knots.map((off) => belted + off) }),
  };
}

/** `ease`: centimeters of girth; `kept`: share of the cloth's room; `above`, `below`: centimeters. */
const BELTED = { ease: 0, kept: 0, above: 4.6, below: 8.4, knots: [-7, -2.4, 0.3, 3, 9, 16] } as const;

function cinchWidth(free: (level: number) => number, belt: number, to: number): (level: number) => number {
  const share = 1 - Math.min(to / free(belt), 1);
  return (level) => {
    const far = (level - belt) / (level < belt ? BELTED.above : BELTED.below);
    return free(level) * (1 - share * Math.exp(-far * far));
  };
}

const CAPE_EASE = 0.2;

function computeCapeWidth(form: Form, level: number): number {
  const { landmarks: l, outer } = form.body;
  const y = form.height(level);
  const arm = outer.atHeight(Math.min(y, l.wristY)).x;
  return arm + 0.95 + Math.max(0, y - form.height(LEVEL.underarm)) * 0.25;
}

/** Inches, centimeters, and the share under a coat. */
const BOW = { out: 1.1, tall: 8, over: 0.5 } as const;

export const computeBow = (form: Form, level: number): number =>
  isHanger(form)
    ? 0
    : BOW.out * form.body.landmarks.belly * Math.exp(-(((level - BELLY + 2) / BOW.tall) ** 2));

/** Share by which cloth falls less freely below a belly. */
const COMES_BACK = 0.85;

/** Centimeters above the waistband. */
const BLOUSE = 14;

function computeTuckedWidth(form: Form, loose: number, level: number, waistband: number): number {
  const close = form.half(level) + 0.14;
  const share = Math.min(Math.max((level - (waistband - BLOUSE)) / BLOUSE, 0), 1);
  // A man's shirt is pulled down and blouses less.
  const flat = 2 - form.body.landmarks.build;
  return loose + (Math.min(close, loose) - loose) * share ** flat;
}

/** Inches off the body: over skin, and over trousers. */
const OVER = { skin: 0.04, band: 0.4 } as const;

const computeBareWidth = (form: Form, level: number, bandAt = Infinity): number =>
  isHanger(form) || (level > LEVEL.hip && bandAt > LEVEL.hip)
    ? 0
    : form.half(level) + (level > bandAt ? OVER.band : OVER.skin);

export function createRunningMax(
  f: (level: number) => number,
  from: number,
  to: number,
): (level: number) => number {
  let most = -Infinity;
  return sampleFunction((level) => (most = Math.max(most, f(level))), from, to);
}

function createSwingWidth(
  close: (level: number) => number,
  hips: number,
  form: Form,
  from: number,
  slope: number,
  end: number,
): (level: number) => number {
  const [start, top] = [close(from), form.height(from)];
  const drop = form.height(LEVEL.hip) - top;
  const needed = Math.max(slope, (hips - start) / drop);
  // Below a belly cloth hangs.
  const under = needed + (slope - needed) * form.body.landmarks.belly;
  const computeLine = (level: number): number => {
    const y = form.height(level) - top;
    return start + needed * Math.min(y, drop) + under * Math.max(y - drop, 0);
  };
  return sampleFunction(
    (level) =>
      level < from ? close(level) : Math.max(computeLine(level), close(Math.min(level, LEVEL.hip))),
    LEVEL.underarm,
    end,
  );
}

function createCocoonWidth(widest: (level: number) => number, hem: number): (level: number) => number {
  const wide = widest(Math.min(hem, LEVEL.hip));
  const shape = createTable([
    [LEVEL.underarm, widest(LEVEL.bust) + 0.2],
    [(LEVEL.underarm + hem) / 2, wide + 0.1],
    [hem - 8, wide * 0.93],
    [hem, wide * 0.87],
  ]);
  return (level) => shape.at(Math.min(level, hem));
}

/** Centimeters between quilting seams. */
export const CHANNEL = 8.5;

export const addChannels = (shape: Silhouette): Silhouette => ({
  ...shape,
  at: (level) =>
    shape.at(level) + 1.1 * Math.abs(Math.sin(((level - LEVEL.underarm) / CHANNEL) * Math.PI)) ** 0.7,
});

/** Centimeters. */
const APART = 3;

export function traceSide(
  at: (level: number) => number,
  from: number,
  to: number,
  { step = 8, knots = [] }: { step?: number; knots?: readonly number[] } = {},
): Curve {
  const steps = Math.max(5, Math.round((to - from) / step));
  const even = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  const own = knots.filter((knot) => knot > from + APART && knot < to - APART);
  const levels = [
    ...even.filter(
      (level, index) => index === 0 || index === steps || own.every((knot) => Math.abs(knot - level) > APART),
    ),
    ...own,
  ].sort((a, b) => a - b);
  return smoothCurve(levels.map((level) => point(at(level), level)));
}

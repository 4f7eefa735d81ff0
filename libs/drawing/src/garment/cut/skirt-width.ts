import { isHanger, type Form } from '../../form/form';
import { clamp, computeSoftMin } from '../../figure/soft-limits';
import { smoothFunction } from '../../form/table';
import { LEVEL } from './body';
import { computeBow, computeNarrowestHem, createRunningMax } from './silhouettes';
import type { SkirtName, SkirtOptions } from './skirt-kinds';

/** Slope of the side, and bluntness at the waist (1 is straight). */
export const SWINGS: Partial<Record<SkirtName, { slope: number; bell: number }>> = {
  'a-line': { slope: 0.18, bell: 1.1 },
  bias: { slope: 0.1, bell: 1 },
  flared: { slope: 0.27, bell: 1.1 },
  full: { slope: 0.36, bell: 1.45 },
  pleated: { slope: 0.2, bell: 1.25 },
  gathered: { slope: 0.2, bell: 1.7 },
  tiered: { slope: 0.25, bell: 1.35 },
  bubble: { slope: 0.28, bell: 1.9 },
};

export const MEDIUM = { swing: 1, cone: 0.28, falls: 1, rise: 0.8 } as const;

/** Inches below the hip; a longer skirt is no tent. */
const FULL_RUN = 13;

const TUCKED = 0.4;

/** Share by which a skirt below a belly swings less. */
const CALMER = 0.45;

const HUNG_MINI = 0.7;

/** Inches from the axis to the edge of a picture. */
const MOST = 18.6;

/** Never inside the hips. */
export function createWidth(
  form: Form,
  { kind, top, half, hem, ease = 0, drape: { swing } = MEDIUM }: SkirtOptions,
): (level: number) => number {
  const waist = half / form.onPattern(top, 1);
  const close = (level: number): number => {
    const share = Math.min(Math.max((level - top) / (LEVEL.hip - top), 0), 1);
    return Math.max(
      form.half(level) + 0.1 + 0.22 * share + ease * 0.07 * share,
      level <= top + 0.5 ? waist : 0,
    );
  };
  const widest = createRunningMax(close, top, Math.max(hem, LEVEL.hip) + 4);
  const hips = widest(LEVEL.hip);
  const computeDrop = (level: number): number => form.height(level) - form.height(top);
  const inches = SWINGS[kind]
    ? createSwingWidth(SWINGS[kind], {
        waist,
        widest,
        down: computeDrop,
        hem,
        swing:
          swing *
          (isHanger(form) && hem < LEVEL.knee - 8 ? HUNG_MINI : 1 - CALMER * form.body.landmarks.belly),
        ease,
        tucked: kind === 'bubble' ? TUCKED : 0,
        most: MOST / form.body.proportions.stature,
      })
    : kind === 'mermaid'
      ? computeFlareWidth(createFallWidth('pencil', { hips, close, widest, form, hem }), hips, hem)
      : createFallWidth(kind, { hips, close, widest, form, hem });
  const soft = smoothFunction(
    (level) => (level <= top ? waist : inches(level)),
    top,
    Math.max(hem, LEVEL.hip) + 4,
    SWINGS[kind] ? 4 : 9,
  );
  return (level) =>
    form.onPattern(
      level,
      Math.max(soft(level), level > top + 2 && level < LEVEL.crotch ? form.half(level) + 0.05 : 0) +
        Math.max(computeBow(form, level) - computeBow(form, top), 0),
    );
}

interface Room {
  waist: number;
  widest(level: number): number;
  down(level: number): number;
  hem: number;
  swing: number;
  ease: number;
  /** Share of the width that the hem lacks. */
  tucked: number;
  most: number;
}

function createSwingWidth(
  { slope, bell }: { slope: number; bell: number },
  { waist, widest, down, hem, swing, ease, tucked, most }: Room,
) {
  const long = down(hem);
  const hips = widest(LEVEL.hip);
  const run = Math.max(long - down(LEVEL.hip), long * 0.35);
  const open = slope * swing * (Math.min(run, FULL_RUN) + Math.max(run - FULL_RUN, 0) * 0.55) + ease * 0.07;
  const end = computeSoftMin(Math.max(waist, hips) + open, most, 1);
  return (level: number): number => {
    const share = Math.min(Math.max(down(level) / long, 0), 1);
    const curve = waist + (end - waist) * (1 - (1 - share) ** bell);
    const below = Math.min(Math.max((down(level) - down(LEVEL.hip)) / run, 0), 1);
    const width = Math.max(curve, level <= LEVEL.hip ? widest(level) : hips + (end - hips) * below ** 0.92);
    return width * (1 - tucked * (1 - Math.sqrt(1 - clamp((share - 0.42) / 0.52, 0, 1) ** 2)));
  };
}

interface Fall {
  hips: number;
  close(level: number): number;
  widest(level: number): number;
  form: Form;
  hem: number;
}

function createFallWidth(kind: SkirtName, { hips, close, widest, form, hem }: Fall) {
  const below = Math.max(form.height(hem) - form.height(LEVEL.hip), 1);
  const end =
    kind === 'pencil'
      ? Math.max(hips - 0.1 * below, computeNarrowestHem(form), hips * 0.76)
      : kind === 'straight'
        ? hips
        : hips + below * 0.07;
  return (level: number): number => {
    if (level <= LEVEL.hip) return close(level) + (widest(level) - close(level)) * 0.6;
    const share = Math.min((form.height(level) - form.height(LEVEL.hip)) / below, 1.1);
    return hips + (end - hips) * share ** 1.5;
  };
}

export const findFlareStart = (hem: number): number =>
  Math.min(LEVEL.knee - 4, hem - (hem - LEVEL.hip) * 0.4);

function computeFlareWidth(close: (level: number) => number, hips: number, hem: number) {
  const from = findFlareStart(hem);
  return (level: number): number =>
    close(level) + hips * 0.62 * Math.min(Math.max((level - from) / (hem - from), 0), 1.1) ** 1.5;
}

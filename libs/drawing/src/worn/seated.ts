import { point, type Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import type { Body } from '../form/body';
import { createTable, sampleFunction } from '../form/table';

/** Seen share of a thigh's length. */
const LAP = 0.25;
/** Inches from the floor to the soles. */
export const FOOTPLATE = 3.6;
/** Inches between axis and knee; share of the hips that knees reach. */
const KNEES = { apart: 0.6, mens: 0.5, out: 0.94, near: 1.12 } as const;
/** The same in a skirt. */
const TOGETHER = { apart: 0.4, out: 0.88 } as const;
/** Share of a knee's distance from the axis at which its ankle is. */
const ANKLES = 0.84;
/** A seated trunk is shorter from waist to lap. */
const SUNK = 0.52;
/** Share of the hips' reach that skirts keep from mid-thigh down. */
const FALLS = [1.05, 1.12, 1.08, 1.02, 0.98, 0.95] as const;
/** Inches that a skirt ends higher, by the index of its level. */
const LIFTED: Partial<Record<number, number>> = { 4: -1.4, 5: -4.6, 6: -3, 7: 0.4, 8: 3.4 };
/** Shares: kneecaps and shins of knees, coats of skirts' reach, sag beside the knees. */
const CLOTH = {
  skirt: { cap: 1.1, thin: 0.8, falls: 1, beside: 1.1 },
  trousers: { cap: 1, thin: 0.92, falls: 0.93, beside: 0 },
} as const;
/** Shares of the width beyond legs (skirts: hips) kept from hips to ankle. */
const EASE = {
  skirt: [1, 0.5, 0.22, 0.18, 0.17, 0.16, 0.13, 0.1],
  trousers: [1, 0.6, 0.55, 0.5, 0.55, 0.6, 0.6, 0.6],
  within: [1, 0.6, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
  trousersWithin: [1, 0.6, 0.3, 0.3, 0.4, 0.5, 0.6, 0.6],
} as const;
/** Inches above the hips where the lap begins. */
const SOFT = 1.5;
/** Inches. */
const STEP = 0.5;

/** Inches that head and trunk come down. */
export const computeDrop = ({ hipY, kneeY }: Landmarks): number => (kneeY - hipY) * (1 - LAP) - FOOTPLATE;

/** Inches from the axis. */
export interface Knees {
  apart: number;
  knee: number;
  middle: number;
}

function measureKnees({ build, hips, kneeOuter, kneeInner }: Landmarks, isSkirted: boolean): Knees {
  const apart = isSkirted ? TOGETHER.apart : KNEES.apart + KNEES.mens * build;
  const wide = (kneeOuter - kneeInner) * KNEES.near;
  const knee = Math.max((isSkirted ? TOGETHER : KNEES).out * hips, apart + wide);
  return { apart, knee, middle: (apart + knee) / 2 };
}

const placeAbout = (y: number, x: number, wide: number) => ({ y, inner: x - wide, outer: x + wide });

interface Seat {
  knees: Knees;
  upright(p: Point): Point;
  /** Applied before. */
  legs(p: Point): Point;
}

export function createSeat({ landmarks: l, half, inseam }: Body, isSkirted: boolean): Seat {
  const drop = computeDrop(l);
  const start = l.hipY - SOFT;
  const sunk = SUNK * (start - l.waistY);
  const levels = [
    [-20, drop + sunk - 20],
    [l.waistY, l.waistY + drop + sunk],
    [start, start + drop],
    [l.hipY + 1, start + drop + (SOFT + 1) * SUNK],
    [l.kneeY - 1, l.kneeY - 1.2 - FOOTPLATE],
    [l.kneeY + 0.6, l.kneeY + 0.6 - FOOTPLATE],
    ...[l.calfY, l.ankleY, l.floorY + 6].map((y) => [y, y - FOOTPLATE] as const),
  ] as const;
  const down = createTable(levels);
  const fall = createTable(levels.map(([y, to], index) => [y, to - (LIFTED[index] ?? 0)] as const));
  const samples = Array.from({ length: 81 }, (_, index) => start + ((l.floorY + 6 - start) * index) / 80);
  const up = createTable(samples.map((y) => [fall.at(y), y]));
  const knees = measureKnees(l, isSkirted);
  const { apart, knee, middle } = knees;
  const thigh = l.crotchY + (l.kneeY - l.crotchY) * 0.7;
  const createEdge = (y: number, share: number) => placeAbout(y, middle * share, (half(y) - inseam(y)) / 2);
  const ankle = createEdge(l.ankleY - 1, ANKLES);
  const wide = ((l.kneeOuter - l.kneeInner) / 2) * 0.6 + ((knee - apart) / 2) * 0.4;
  const { cap, thin, falls, beside } = isSkirted ? CLOTH.skirt : CLOTH.trousers;
  const edges = [
    { y: start, inner: 0, outer: half(start) },
    { y: l.hipY + 1, inner: 0.02, outer: l.hips },
    { y: thigh, inner: 0.04, outer: (knee + l.hips) / 2 },
    { y: l.kneeY - 0.4, inner: apart, outer: knee },
    placeAbout(l.kneeY + 2.2, middle, wide * cap),
    placeAbout(l.kneeY + 4.8, middle, wide * thin),
    createEdge(l.calfY + 0.5, 0.96),
    ankle,
  ];
  const sampleTable = (values: readonly number[]) => {
    const table = createTable(edges.map(({ y }, index) => [y, values[index]!] as const));
    return sampleFunction(table.at, start, ankle.y, STEP);
  };
  const inner = sampleTable(edges.map((edge) => edge.inner));
  const bare = sampleFunction(half, start, ankle.y, STEP);
  const sampleOuter = (values: readonly number[]) => {
    const table = sampleTable(values);
    return (y: number): number => Math.max(table(y), bare(y));
  };
  const outer = sampleOuter(edges.map((edge) => edge.outer));
  // A skirt falls from the knees without following the shins.
  const cloth = sampleOuter(
    edges.map(({ outer }, index) => Math.max(outer, falls * l.hips * (FALLS[index - 2] ?? 0))),
  );
  const within = sampleFunction(inseam, start, ankle.y, STEP);
  const raised = sampleTable([0, 0.2, 0.6, 1.3, 1.2, 1, 0.6, 0]);
  const sagging = sampleTable([0, 0, 0.3, 1.1, 1.1, 1.1, 0.9, 0]);
  const computeSag = (x: number, y: number): number =>
    y <= start
      ? 0
      : sagging(y) *
        (x < middle
          ? (1 - (x / middle) ** 4) ** 2
          : beside * Math.min((x - middle) / (knee - middle), 1) ** 2);
  const hung = sampleFunction((y) => Math.max(l.hips - half(y), 0), start, ankle.y, STEP);
  const skirt = { past: sampleTable(EASE.skirt), within: sampleTable(EASE.within) };
  const trousers = { past: sampleTable(EASE.trousers), within: sampleTable(EASE.trousersWithin) };
  const press = (beyond: number, y: number, { past, within }: typeof skirt): number =>
    Math.min(beyond, hung(y)) * within(y) + Math.max(beyond - hung(y), 0) * past(y);
  const spread = (out: number, y: number): number =>
    Math.min(out / bare(y), 1) * cloth(y) + press(Math.max(out - bare(y), 0), y, skirt);
  const gather = (x: number, y: number): number => {
    const [past, held] = [Math.max(x - cloth(y), 0), hung(y) * skirt.within(y)];
    const beyond = Math.min(past, held) / skirt.within(y) + Math.max(past - held, 0) / skirt.past(y);
    return Math.min(x / cloth(y), 1) * bare(y) + beyond;
  };
  return {
    knees,
    upright: ({ x, y }) => {
      if (y <= start) return point(x, down.at(y));
      const to = spread(Math.abs(x), y);
      return point(Math.sign(x) * to, fall.at(y) + computeSag(to, y));
    },
    legs: (p) => {
      const { x, y } = p;
      if (y <= start) return p;
      const [out, edge, from] = [Math.abs(x), bare(y), within(y)];
      const along = (Math.min(out, edge) - from) / (edge - from);
      const pressed = inner(y) + along * (outer(y) - inner(y)) + press(Math.max(out - edge, 0), y, trousers);
      // Wide legs meet on the lap and do not cross.
      const placed = x === 0 ? 0 : Math.max(pressed, inner(y) * Math.min(out / from, 1));
      const height = down.at(y - raised(y));
      const level = up.at(height - computeSag(placed, up.at(height - computeSag(placed, y))));
      return point(Math.sign(x) * gather(placed, level), level);
    },
  };
}

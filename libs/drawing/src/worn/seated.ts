import { point } from '../figure/curve';
import type { Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import type { Body } from '../form/body';
import { clamp } from '../figure/soft-limits';
import { createTable, sampleFunction } from '../form/table';

/** Share of a thigh's length that is seen from the front. */
const LAP = 0.24;
/** Inches from the floor to the soles. */
export const FOOTPLATE = 3.6;
/** Inches between axis and knee, and share of the hips that the knees reach. */
const KNEES = { apart: 1.4, mens: 0.75, out: 0.94, near: 1.2 } as const;
/** Of an ankle below its knee, as a share of the knee's distance from the axis. */
const ANKLES = 0.84;
/** A seated trunk is shorter from waist to lap. */
const SUNK = 0.42;
/** Share of the knees' reach that a skirt keeps at shin, calf and ankle. */
const FALLS = [0.95, 0.93, 0.91] as const;
/** Inches that a skirt ends higher at calf, ankle and floor, by the index of their level. */
const LIFTED: Partial<Record<number, number>> = { 5: 0.2, 6: 1.2, 7: 3.4 };
/** Inches that cloth sags between the knees. */
const SAG = 0.4;
/** Share of the width beyond legs (skirts: beyond hips) that remains at hips, lap, thigh, knee, shin, calf, and ankle. */
const EASE = {
  skirt: [1, 0.8, 0.28, 0.2, 0.18, 0.14, 0.1],
  trousers: [1, 1, 0.6, 0.4, 0.5, 0.8, 1],
} as const;
/** Share of what it reaches within the hips' width. */
const WITHIN = 0.1;
/** Inches that a skirt to the knee reaches over it. */
const COVERS = 1.9;
/** Inches above the hips where the lap begins. */
const SOFT = 1.5;
/** Inches. */
const STEP = 0.5;

/** Inches that head and trunk come down. */
export const computeDrop = ({ hipY, kneeY }: Landmarks): number => (kneeY - hipY) * (1 - LAP) - FOOTPLATE;

/** Inches from the axis. */
export function measureKnees({ build, hips, kneeOuter, kneeInner }: Landmarks) {
  const apart = KNEES.apart + KNEES.mens * build;
  const wide = (kneeOuter - kneeInner) * KNEES.near;
  const knee = Math.max(KNEES.out * hips, apart + wide);
  return { apart, knee, middle: (apart + knee) / 2 };
}

interface Seat {
  upright(p: Point): Point;
  /** Applied before. */
  legs(p: Point): Point;
}

/** Foreshortens the thighs and sets the knees apart; nothing above the hips changes its width. */
export function createSeat({ landmarks: l, half, inseam }: Body): Seat {
  const drop = computeDrop(l);
  const start = l.hipY - SOFT;
  const sunk = SUNK * (start - l.waistY);
  const levels = [
    [-20, drop + sunk - 20],
    [l.waistY, l.waistY + drop + sunk],
    [start, start + drop],
    [l.kneeY - 1, l.kneeY - 1.2 - FOOTPLATE],
    [l.kneeY + 0.6, l.kneeY + 0.6 - FOOTPLATE],
    ...[l.calfY, l.ankleY, l.floorY + 6].map((y) => [y, y - FOOTPLATE] as const),
  ] as const;
  const down = createTable(levels);
  const falling = levels.map(([y, to], index) => [y, to - (LIFTED[index] ?? 0)] as const);
  const fall = createTable(falling);
  const up = createTable(falling.map(([y, to]) => [to, y]));
  const { apart, knee, middle } = measureKnees(l);
  const thigh = l.crotchY + (l.kneeY - l.crotchY) * 0.5;
  const createEdge = (y: number, share: number) => {
    const [low, wide] = [middle * share, (half(y) - inseam(y)) / 2];
    return { y, inner: low - wide, outer: low + wide };
  };
  const ankle = createEdge(l.ankleY - 1, ANKLES);
  const wide = ((l.kneeOuter - l.kneeInner) / 2) * 0.7 + ((knee - apart) / 2) * 0.3;
  const shin = { y: l.kneeY + 2.2, inner: middle - wide * 0.9, outer: middle + wide * 0.94 };
  const edges = [
    { y: start, inner: 0, outer: half(start) },
    { y: l.hipY + 1, inner: 0.02, outer: l.hips },
    { y: thigh, inner: 0.04, outer: l.hips * 0.6 + knee * 0.4 },
    { y: l.kneeY - 0.8, inner: apart, outer: knee },
    shin,
    createEdge(l.calfY + 0.5, 0.96),
    ankle,
  ];
  const sampleTable = (values: readonly number[]) => {
    const table = createTable(edges.map(({ y }, index) => [y, values[index]!] as const));
    return sampleFunction(table.at, start, ankle.y, STEP);
  };
  const inner = sampleTable(edges.map((edge) => edge.inner));
  const outer = sampleTable(edges.map((edge) => edge.outer));
  // A skirt falls from the knees without following the shins.
  const cloth = sampleTable(edges.map((edge, index) => (index < 4 ? edge.outer : knee * FALLS[index - 4]!)));
  const bare = sampleFunction(half, start, ankle.y, STEP);
  const within = sampleFunction(inseam, start, ankle.y, STEP);
  const raised = sampleTable([0, COVERS * 0.17, COVERS / 2, COVERS, COVERS * 0.8, COVERS / 2, 0]);
  const sagging = sampleTable([0, 0, 0, SAG, SAG, SAG * 1.5, SAG * 2.4]);
  const computeSag = (x: number, y: number): number =>
    y <= start ? 0 : sagging(y) * clamp(1 - (x / knee) ** 2, 0, 1);
  const ease = { skirt: sampleTable(EASE.skirt), trousers: sampleTable(EASE.trousers) };
  // A straight skirt hangs from the hips, not from the legs within it.
  const hung = l.hips;
  const spread = (out: number, y: number): number => {
    const [past, to, free] = [out - bare(y), cloth(y), Math.max(hung - bare(y), 0)];
    if (past <= 0) return (out / bare(y)) * to;
    return to + Math.min(past, free) * WITHIN + Math.max(past - free, 0) * ease.skirt(y);
  };
  const gather = (x: number, y: number): number => {
    const [past, edge, free] = [x - cloth(y), bare(y), Math.max(hung - bare(y), 0)];
    if (past <= 0) return (x / cloth(y)) * edge;
    return edge + Math.min(past / WITHIN, free) + Math.max(past - free * WITHIN, 0) / ease.skirt(y);
  };
  return {
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
      const pressed = inner(y) + along * (outer(y) - inner(y)) + Math.max(out - edge, 0) * ease.trousers(y);
      // Wide legs meet on the lap and do not cross.
      const placed = x === 0 ? 0 : Math.max(pressed, inner(y) * Math.min(out / from, 1));
      const height = down.at(y - raised(y));
      // Legs do not sag.
      const level = up.at(height - computeSag(placed, up.at(height - computeSag(placed, y))));
      return point(Math.sign(x) * gather(placed, level), level);
    },
  };
}

import { joinCurves, point, cutStretch, type Curve, type Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { smoothCurve } from '../figure/smooth-curve';
import { clamp } from '../figure/soft-limits';
import type { FaceShape } from './face-shape';

/** `x` in half face widths from the axis, `y` in chin heights below the crown. */
export type HeadPoint = readonly [x: number, y: number];

/** Turned a little to the picture's left. */
export interface Head {
  landmarks: Landmarks;
  /** Converts head units to body inches. */
  at(x: number, y: number): Point;
  /** Headings are in body inches. */
  line(places: readonly HeadPoint[], headings?: { start?: Point; end?: Point }): Curve;
  shape(...runs: readonly (readonly HeadPoint[])[]): Curve;
  stroke(text: string): Curve;
  /** Several, each after `; `. */
  strokes(text: string): Curve[];
  outline(text: string): Curve;
}

/** Written units: 100 for half the face's width, 310 from crown to chin. */
const UNITS = { face: 100, chin: 310 } as const;

interface WrittenPlace {
  place: HeadPoint;
  isCorner: boolean;
}

const readWritten = (text: string): readonly WrittenPlace[] =>
  text.split(' ').map((written) => {
    const isCorner = written.endsWith('!');
    const [x, y] = written.slice(0, isCorner ? -1 : undefined).split(',');
    return { place: [Number(x) / UNITS.face, Number(y) / UNITS.chin], isCorner };
  });

/** Format: `x,y x,y!`; `!` marks a corner. */
function readRuns(text: string, isClosed: boolean): HeadPoint[][] {
  const written = readWritten(text);
  const first = isClosed
    ? Math.max(
        written.findIndex(({ isCorner }) => isCorner),
        0,
      )
    : 0;
  const around = [...written.slice(first), ...written.slice(0, first + (isClosed ? 1 : 0))];
  const runs: HeadPoint[][] = [[]];
  around.forEach(({ place, isCorner }, index) => {
    runs.at(-1)!.push(place);
    if (isCorner && index > 0 && index < around.length - 1) runs.push([place]);
  });
  return runs;
}

const FULLER = { by: 0.62, least: -0.05, most: 0.17 } as const;
/** A man's jaw, and the corners of his chin; each `y` and `reach` in chin heights. */
const SQUARE = { jaw: 0.1, jawY: 0.83, jawReach: 0.15, chin: 0.22, chinY: 0.985, chinReach: 0.06 } as const;
const JOWLS = { wider: 0.025, y: 0.85, reach: 0.08 } as const;

/** Share of the face's width above a typical face. */
export const computeFullness = ({ armFullness }: Landmarks): number =>
  clamp((armFullness - 1) * FULLER.by, FULLER.least, FULLER.most);

export const computeBump = (y: number, at: number, reach: number): number =>
  Math.exp(-(((y - at) / reach) ** 2));

export function createHead(landmarks: Landmarks, isOld = false): Head {
  const { face, chinY, build } = landmarks;
  const full = computeFullness(landmarks);
  return createHeadAt(landmarks, (x, y) => {
    const cheek = clamp((y - 0.2) / 0.3, 0, 1) * clamp((1.3 - y) / 0.8, 0, 1);
    const jowl = isOld ? JOWLS.wider * computeBump(y, JOWLS.y, JOWLS.reach) : 0;
    const beside = Math.abs(x);
    const square =
      build &&
      SQUARE.jaw * computeBump(y, SQUARE.jawY, SQUARE.jawReach) * clamp((1.3 - beside) * 4, 0, 1) +
        SQUARE.chin * computeBump(y, SQUARE.chinY, SQUARE.chinReach) * clamp((1 - beside) * 4, 0, 1);
    return point(x * face * (1 + full * cheek + jowl + build * square), y * chinY);
  });
}

export function createHeadAt(landmarks: Landmarks, at: Head['at']): Head {
  const traceLine: Head['line'] = (places, headings) =>
    smoothCurve(
      places.map(([x, y]) => at(x, y)),
      headings,
    );
  const traceShape: Head['shape'] = (first, ...rest) =>
    joinCurves(traceLine(first!), ...rest.map((run) => traceLine(run)));
  const traceStroke: Head['stroke'] = (text) => traceShape(...readRuns(text, false));
  return {
    landmarks,
    at,
    line: traceLine,
    shape: traceShape,
    stroke: traceStroke,
    strokes: (text) => text.split('; ').map(traceStroke),
    outline: (text) =>
      text.includes('!')
        ? traceShape(...readRuns(text, true))
        : traceRingThrough(readWritten(text).map(({ place: [x, y] }) => at(x, y))),
  };
}

function traceRingThrough(points: readonly Point[]): Curve {
  const [before, first, after] = [points.at(-1)!, points[0]!, points[1]!];
  const heading = point(after.x - before.x, after.y - before.y);
  return smoothCurve([...points, first], { start: heading, end: heading });
}

/** Brings the features of a turned face to its middle. */
export const turnToViewer = ([x, y]: HeadPoint): HeadPoint => [
  x + 0.14 * Math.max(1 - (x / 0.96) ** 2, 0),
  y,
];

export const traceFace = (head: Head, { jaw }: FaceShape): Curve =>
  head.outline(`4,2 -52,16 -84,62 -92,112 -93,142 ${jaw} 99,130 92,66 58,16`);

export const traceJaw = (head: Head, shape: FaceShape, from = 2, to = 16): Curve =>
  cutStretch(traceFace(head, shape), from, to);

export const traceEar = (head: Head): { shape: Curve; fold: Curve } => ({
  shape: head.outline('95,150 104,139 113,147 112,172 104,197 95,200'),
  fold: head.stroke('101,154 107,160 102,182'),
});

/** Near ear is 1; far ear, hidden by the face, is -1. */
export const placeLobe = (head: Head, side: 1 | -1): Point =>
  side > 0 ? head.at(1.01, 0.635) : head.at(-0.93, 0.66);

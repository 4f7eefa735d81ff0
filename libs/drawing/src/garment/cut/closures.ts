import { traceEllipse, zip } from './details';
import { point, traceThrough, traceCorners, type Curve } from './path';
import { INK } from '../paint/colors';
import type { Mark, Pen } from './pen';

export type Front =
  | 'closed'
  | 'placket'
  | 'half-placket'
  | 'zip'
  | 'half-zip'
  | 'biker'
  | 'open'
  | 'single'
  | 'double'
  | 'wrap';

export interface FrontOptions {
  front: Front;
  from: number;
  to: number;
  buttons: number;
  studded: boolean;
  toggled: boolean;
  cutAway?: number | undefined;
  /** 1: the sheet's left lies on top; -1: its right, as on a man's clothes. */
  lap: 1 | -1;
  beltLevel?: number | undefined;
  at(level: number): number;
}

/** Centimeters. */
export const LAP = 6.4;

export function drawClosure(pen: Pen, options: FrontOptions): Mark[] {
  const { front, from, to } = options;
  switch (front) {
    case 'placket':
      return drawPlacket(pen, from, to - 0.2, options, true);
    case 'half-placket':
      return drawPlacket(pen, from - 1.6, from + 9, { ...options, buttons: 3 }, false);
    case 'zip':
      return options.studded
        ? drawFlapOverZip(pen, options)
        : zip(pen, traceCorners([0, from], [0, to - 0.2]));
    case 'half-zip':
      return zip(pen, traceCorners([0, from], [0, from + HALF_ZIP]));
    case 'biker': {
      const line = traceCorners([1.4 - LAP, from], [2.6 - LAP, to - 0.2]);
      return zip(pen, line);
    }
    case 'single':
      return drawSingleRow(pen, options);
    case 'double':
      return drawDoubleRows(pen, options);
    default:
      return [];
  }
}

const PLACKET = 1.7;

export function traceFrontEdge(front: Front, lap: number): Curve | undefined {
  const edges: Partial<Record<Front, number>> = {
    placket: lap * PLACKET,
    zip: 0,
    single: lap * 1.4,
    double: -LAP,
  };
  const x = edges[front];
  return x === undefined ? undefined : traceCenter(x);
}

export const traceCenter = (x = 0): Curve => traceCorners([x, -9], [x, 160]);

/** Centimeters. */
const HALF_ZIP = 15;

function drawFlapOverZip(pen: Pen, { from, to, buttons }: FrontOptions): Mark[] {
  return [
    pen.edge(...[-2.6, 2.2].map((x) => traceCorners([x, from - 1.4], [x, to]))),
    pen.stitch(traceCorners([1.3, from - 1], [1.3, to])),
    ...drawStuds(pen, spreadLevels(from + 1.6, to - 4, Math.max(buttons, 5)), -0.2),
  ];
}

function drawStuds(pen: Pen, levels: readonly number[], x: number): Mark[] {
  const caps = levels.map((level) => traceEllipse(point(x, level), 0.65, 0.65));
  return [pen.fill('#b9b4ad', 1, ...caps), pen.stroke(INK, 1.2, ...caps)];
}

function spreadLevels(from: number, to: number, wanted: number): number[] {
  const count = Math.min(wanted, Math.floor((to - from) / 5) + 1);
  return Array.from({ length: count }, (_, index) =>
    count === 1 ? from : from + ((to - from) * index) / (count - 1),
  );
}

function drawPlacket(
  pen: Pen,
  from: number,
  to: number,
  { buttons, studded, lap }: FrontOptions,
  through: boolean,
): Mark[] {
  const wide = PLACKET;
  const band = traceCorners([-wide, from], [-wide, to], [wide, to], [wide, from]);
  const levels = spreadLevels(from + 1.6, to - (through ? 7 : 2.2), buttons);
  return [
    pen.edge(traceCorners([lap * wide, from - 1.4], [lap * wide, to])),
    ...(through ? [pen.stitch(traceCorners([-lap * wide, from - 1], [-lap * wide, to]))] : [pen.seam(band)]),
    ...(studded ? drawStuds(pen, levels, 0) : levels.map((level) => pen.button(point(0, level), 0.75))),
  ];
}

/** Level from which a single-breasted front is a straight coat's. */
export const COAT_HEM = 75;

export const computeLastButton = ({
  from,
  to,
  buttons,
}: Pick<FrontOptions, 'from' | 'to' | 'buttons'>): number =>
  to < COAT_HEM ? Math.min(to - 12, from + 11 * (buttons - 1)) : Math.min(to - 26, from + 13 * (buttons - 1));

function drawSingleRow(pen: Pen, options: FrontOptions): Mark[] {
  const { from, to, buttons: few, at, cutAway, lap, toggled } = options;
  const buttons = toggled ? TOGGLES : few;
  const start = from < 12 ? from + 2.4 : from;
  return [
    pen.edge(traceCorners([lap * 1.3, from - 1], [lap * 1.5, cutAway ?? to])),
    ...spreadLevels(start, Math.max(computeLastButton({ from, to, buttons }), start + 0.1), buttons).flatMap(
      (level) =>
        toggled ? drawToggle(pen, level) : [pen.button(point(-0.4 * lap, level), buttons > 2 ? 1.35 : 1.05)],
    ),
    pen.fold(traceThrough([at(to) * 0.62, to - 1], [at(to) * 0.6, to - 7], [at(to) * 0.56, to - 12])),
  ];
}

const TOGGLES = 4;

/** Horn on two loops of cord. */
function drawToggle(pen: Pen, level: number): Mark[] {
  const horn = traceCorners([-2.2, level - 0.3], [2.2, level + 0.3]);
  const cords = [-0.6, 0.6].map((off) => traceThrough([-7, level], [0, level + off], [7, level]));
  return [pen.stroke(pen.ink, 1.8, ...cords), pen.stroke(INK, 7, horn), pen.stroke('#cdb48a', 4.6, horn)];
}

/** `edge`: centimeters from the axis to the edge of a front worn open. */
export function drawOpenButtons(
  pen: Pen,
  { front, from, to, buttons, lap }: Pick<FrontOptions, 'front' | 'from' | 'to' | 'buttons' | 'lap'>,
  edge: (level: number) => number,
): Mark[] {
  if (front !== 'single' && front !== 'double' && front !== 'placket') return [];
  const isDouble = front === 'double';
  const levels = spreadLevels(from + 1.6, Math.min(to - 8, from + 12.5 * (buttons - 1)), buttons);
  return (isDouble ? [1, -1] : [lap]).flatMap((side) =>
    levels.map((level) => pen.button(point(side * (edge(level) + (isDouble ? LAP + 2 : 1.9)), level), 1.05)),
  );
}

function drawDoubleRows(pen: Pen, { from, to, buttons, beltLevel = Infinity }: FrontOptions): Mark[] {
  const levels = spreadLevels(from + 1.4, Math.min(to - 8, from + 12.5 * (buttons - 1)), buttons);
  const shown = levels.filter((level) => Math.abs(level - beltLevel - 1) > 4);
  return [
    pen.edge(traceCorners([-LAP, from - 0.5], [-LAP, to])),
    ...[2.2 - LAP, LAP - 1.4].flatMap((x) => shown.map((level) => pen.button(point(x, level), 1.05))),
  ];
}

import { drawRuffle } from './ruffles';
import { readPairs } from '../../figure/pairs';
import { filterSeen } from './mark';
import {
  mirrorSides,
  traceCorners,
  linkCurves,
  mirrorCurve,
  moveCurve,
  point,
  reverseCurve,
  smoothCurve,
  straight,
  traceThrough,
} from './path';
import type { Curve, Point } from './path';
import { deriveLineColor, INK } from '../paint/colors';
import type { Mark, Pen } from './pen';

export function drawBelt(
  pen: Pen,
  level: number,
  half: number,
  wide: number,
  closing: 'buckle' | 'knot' | 'plain',
  dip = 1,
): Mark[] {
  const band = linkCurves(
    traceThrough([-half - 0.5, level], [0, level + dip], [half + 0.5, level]),
    traceCorners([half + 0.5, level], [half + 0.3, level + wide]),
    traceThrough([half + 0.3, level + wide], [0, level + wide + dip], [-half - 0.3, level + wide]),
  );
  const strap = pen.panel(band, { cloth: pen.band, upon: true });
  if (closing === 'plain') return [strap];
  if (closing === 'knot') return [strap, ...drawKnot(pen, point(-2.4, level + wide / 2 + dip * 0.9), wide)];
  const [w, h] = [wide * 0.9, wide + 2];
  const top = level + dip - 1.1;
  const frame = traceCorners([-w, top], [w, top], [w, top + h], [-w, top + h], [-w, top]);
  return [
    strap,
    pen.stroke(deriveLineColor(GOLD), 3.6, frame),
    pen.stroke(GOLD, 2, frame),
    pen.seam(traceCorners([0, top + h / 2], [w, top + h / 2])),
  ];
}

const GOLD = '#c9a35a';

export function drawKnot(pen: Pen, at: Point, wide: number, long = 22): Mark[] {
  const createTail = (lean: number, length: number): { outline: Curve; crease: Curve } => {
    const [a, b] = [at.x + lean * length * 0.1, at.x + lean * length * 0.26];
    const low = at.y + length;
    return {
      outline: linkCurves(
        traceThrough(
          [at.x + wide * 0.26, at.y],
          [a + wide * 0.38, at.y + length * 0.45],
          [b + wide * 0.5, low],
        ),
        traceCorners([b + wide * 0.5, low], [b - wide * 0.46, low + lean * 1.1 + 0.5]),
        traceThrough(
          [b - wide * 0.46, low + lean * 1.1 + 0.5],
          [a - wide * 0.44, at.y + length * 0.45],
          [at.x - wide * 0.26, at.y],
        ),
      ),
      crease: traceThrough(
        [at.x + lean * wide * 0.14, at.y + wide * 0.5],
        [a, at.y + length * 0.42],
        [b - lean * wide * 0.1, at.y + length * 0.74],
      ),
    };
  };
  const lump = smoothCurve(
    readPairs(
      '-0.62,-0.5 0.08,-0.62 0.66,-0.4 0.7,0.16 0.52,0.6 -0.1,0.62 -0.66,0.46 -0.74,-0.06 -0.62,-0.5',
    ).map(([x, y]) => point(at.x + x * wide, at.y + y * wide)),
  );
  const [under, upper] = [createTail(-1, long * 0.82), createTail(0.7, long)];
  const pull = (x: number, y: number, far: number): Curve =>
    traceThrough(
      [at.x + x * wide, at.y + y * wide],
      [at.x + ((x + far) / 2) * wide, at.y + y * wide * 0.7],
      [at.x + far * wide, at.y + y * wide * 0.2],
    );
  // Ends without their knot would hang from nothing.
  return [
    pen.panel(under.outline, { cloth: pen.band, upon: true }),
    pen.panel(upper.outline, { cloth: pen.band, upon: true }),
    pen.fold(under.crease, upper.crease),
    pen.panel(lump, { cloth: pen.band, upon: true }),
    pen.fold(pull(-0.6, 0.3, 0.1), pull(0.62, -0.26, -0.06), pull(-0.62, -0.3, -0.1)),
  ].map((mark) => ({
    ...mark,
    markup: (sheet) => (filterSeen(sheet, [lump]).length > 0 ? mark.markup(sheet) : ''),
  }));
}

export function drawBow(pen: Pen, { x, y }: Point, size: number): Mark[] {
  const loop = traceThrough(
    [x, y],
    [x + size * 0.6, y - size * 0.55],
    [x + size * 1.16, y - size * 0.3],
    [x + size * 1.05, y + size * 0.34],
    [x + size * 0.5, y + size * 0.32],
    [x, y],
  );
  const tail = linkCurves(
    traceThrough([x, y], [x + size * 0.5, y + size * 0.9], [x + size * 0.62, y + size * 2.3]),
    traceCorners([x + size * 0.62, y + size * 2.3], [x + size * 0.12, y + size * 2.45]),
    traceThrough(
      [x + size * 0.12, y + size * 2.45],
      [x + size * 0.08, y + size],
      [x - size * 0.1, y + size * 0.1],
    ),
  );
  const traceAcross = (curve: Curve): Curve => moveCurve(mirrorCurve(moveCurve(curve, -x, 0)), x, 0);
  const crease = traceThrough(
    [x + size * 0.2, y],
    [x + size * 0.6, y - size * 0.12],
    [x + size * 0.8, y - size * 0.1],
  );
  return [
    ...[tail, traceAcross(tail), loop, traceAcross(loop)].map((part) => pen.panel(part, { upon: true })),
    pen.fold(crease, traceAcross(crease)),
    pen.panel(traceEllipse(point(x, y), size * 0.2, size * 0.24), { upon: true }),
  ];
}

export function traceEllipse({ x, y }: Point, width: number, height: number): Curve {
  const k = 0.5523;
  const createCubic = (c1: Point, c2: Point, to: Point) => ({ c1, c2, to });
  return {
    from: point(x + width, y),
    cubics: [
      createCubic(point(x + width, y + height * k), point(x + width * k, y + height), point(x, y + height)),
      createCubic(point(x - width * k, y + height), point(x - width, y + height * k), point(x - width, y)),
      createCubic(point(x - width, y - height * k), point(x - width * k, y - height), point(x, y - height)),
      createCubic(point(x + width * k, y - height), point(x + width, y - height * k), point(x + width, y)),
    ],
  };
}

export function drawEpaulettes(pen: Pen, tip: Point, neck: Point): Mark[] {
  if (tip.x - neck.x < 4) return [];
  const slope = (tip.y - neck.y) / (tip.x - neck.x);
  const placeAt = (share: number, down: number): Point =>
    point(neck.x + (tip.x - neck.x) * share, neck.y + (tip.x - neck.x) * share * slope + down);
  const tab = straight(
    placeAt(0.98, 0.4),
    placeAt(0.46, 0.4),
    placeAt(0.36, 1.7),
    placeAt(0.46, 3),
    placeAt(0.96, 3.4),
    placeAt(0.98, 0.4),
  );
  const button = placeAt(0.5, 1.7);
  return [
    ...mirrorSides(tab).map((part) => pen.panel(part, { upon: true })),
    ...[1, -1].map((side) => pen.button(point(side * button.x, button.y), 0.7)),
  ];
}

export const drawBustRuffle = (pen: Pen, depth: number, half: number): Mark[] => {
  const top = Math.max(depth + 1, 15);
  return drawRuffle(pen, traceThrough([-half, top - 2.6], [0, top], [half, top - 2.6]), 8.6, 7);
};

export const traceBustGathers = (depth: number): Curve[] => {
  const y = Math.max(depth + 1, 20);
  return [
    ...[-1.6, 0.6, 2.8, 5].flatMap((down, index) =>
      mirrorSides(
        traceThrough(
          [0.5, y + down],
          [3.4, y + down * 1.4 - 0.6 + index * 0.2],
          [7.4 - index * 0.5, y + down * 2 - 1],
        ),
      ),
    ),
    traceCorners([0, y - 2], [0, y + 6]),
  ];
};

export const traceBustDarts = (at: (level: number) => number): Curve[] =>
  mirrorSides(traceCorners([at(31), 31], [11.4, 26.4], [at(32.6), 32.6]));

export const traceWaistDarts = (waist: number, low: number): Curve[] =>
  mirrorSides(
    linkCurves(
      traceThrough([10.4, 29], [9.4, waist], [10.6, low]),
      traceThrough([10.6, low], [10.2, waist], [10.4, 29]),
    ),
  );

export const traceDrapes = (waist: number, half: number): Curve[] =>
  [0, 1, 2, 3, 4].map((index) =>
    traceThrough(
      [half * 0.94 - index * 0.5, waist - 14 + index * 5.4],
      [2 - index, waist - 8 + index * 3.4],
      [-half * 0.96, waist - 1.4 + index * 1.5],
    ),
  );

export function zip(pen: Pen, line: Curve): Mark[] {
  const { x, y } = line.from;
  return [
    pen.stroke(pen.ink, 4.4, line),
    pen.stroke('#b9b4ad', 2.6, line),
    pen.stroke(INK, 0.7, line),
    pen.panel(traceCorners([x - 0.7, y], [x + 0.7, y], [x + 0.5, y + 3.4], [x - 0.5, y + 3.4]), {
      cloth: { fill: '#b9b4ad', colors: pen.trim.colors, surfaces: [], opacity: 1 },
      upon: true,
    }),
  ];
}

export function traceRibs(at: (level: number) => number, from: number, to: number, count = 22): Curve[] {
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 2 - 1;
    const sag = 0.9 * (1 - share * share);
    return traceCorners([at(from) * share, from + sag], [at(to) * share, to + sag - 0.3]);
  });
}

export const traceAcross = (at: (level: number) => number, level: number): Curve =>
  traceThrough([-at(level), level], [0, level + 1], [at(level), level]);

export const traceStrip = (at: (level: number) => number, from: number, to: number): Curve =>
  linkCurves(traceAcross(at, from), reverseCurve(traceAcross(at, to)));

import { INK, mix } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { band, inMaterial } from '../material';
import type { Piece } from '../piece';
import { ellipse, smoothLine, smoothShape, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { liningOf } from './court';
import type { Back } from './court';
import type { Last, Toe, Vamp } from './last';
import { buckle, METAL, tassels, vampDetailOf } from './straps';

/** The axis of the shoe seen from above, and how far it is turned on the sheet. */
const AXIS = 138;
const TURN = -7;

/** The front of the outline seen from above, from the ball to the tip on one side: along, and out from the axis. */
const TOE_PLAN: Readonly<Record<Toe, { side: readonly Spot[]; tip: Spot }>> = {
  pointed: {
    side: [
      [284, 42],
      [320, 25],
    ],
    tip: [360, 3],
  },
  almond: {
    side: [
      [286, 43],
      [322, 28],
    ],
    tip: [352, 4],
  },
  round: {
    side: [
      [292, 49],
      [322, 40],
      [336, 20],
    ],
    tip: [339, 0],
  },
  square: {
    side: [
      [294, 47],
      [341, 36],
    ],
    tip: [343, 33],
  },
};

/** Where the opening ends over the foot, seen from above. */
const OPENING: Readonly<Record<Vamp, number>> = { low: 296, middle: 262, v: 248, high: 204 };

export interface Plan {
  back: Back;
  /** What crosses the opening or covers the foot, drawn over the upper; in the plan's own turned frame. */
  over?: string;
  /** Whether there is no upper between the straps. */
  bare?: boolean;
}

/** A place seen from above: so far along the shoe, so far out from its axis. */
export const above = (x: number, out: number): Spot => [x, AXIS + out];

/** The shoe seen from above, with the toe to the right. */
export function shoePlan(piece: Piece, last: Last, { back, over = '', bare = false }: Plan): string {
  const width = piece.has('fit', 'roomy-shoe') ? 1.13 : piece.has('fit', 'close-shoe') ? 0.89 : 1;
  const outline = outlineOf(last.toe);
  const parts = [
    area(
      trace`M${58} ${AXIS + 34}C120 ${AXIS + 62} 260 ${AXIS + 72} 344 ${AXIS + 22}L344 ${AXIS + 4}H60Z`,
      INK,
      0.07,
    ),
    bare || back !== 'closed' ? footbed(piece, outline) : inMaterial(piece, outline),
    bare ? '' : back === 'closed' ? opening(piece, last) : frontPart(piece, last),
    over,
  ];
  const squeeze = width === 1 ? '' : ` translate(0 ${Math.round(AXIS * (1 - width))}) scale(1 ${width})`;
  return `<g transform="rotate(${TURN} 200 ${AXIS})${squeeze}">${parts.join('')}</g>`;
}

const sideSpots = (toe: Toe, side: 1 | -1): Spot[] => {
  // The inner side runs straighter to the big toe than the outer one.
  const outward = side === 1 ? 1 : 0.93;
  return [
    above(58, 0),
    above(66, side * 24),
    above(96, side * 36),
    above(150, side * 34 * outward),
    above(200, side * 38 * outward),
    above(248, side * 51 * outward),
    ...TOE_PLAN[toe].side.map(([x, out]) => above(x, side * out)),
  ];
};

function outlineOf(toe: Toe): string {
  const [tipX, tipOut] = TOE_PLAN[toe].tip;
  const right = [...sideSpots(toe, 1), above(tipX, tipOut)];
  const left = [...sideSpots(toe, -1), above(tipX, -tipOut)].reverse();
  return toe === 'round' || tipOut < 6
    ? smoothShape([...right, ...left.slice(tipOut === 0 ? 1 : 0)])
    : smoothShape(right, left);
}

/** The opening of a closed shoe with the lining in it. */
function opening(piece: Piece, { vamp, toe }: Last): string {
  const end = OPENING[vamp];
  const wide = vamp === 'high' ? 26 : 30;
  const far = above(end, 0);
  const half = (side: 1 | -1): Spot[] => [
    above(65, 0),
    above(76, side * 20),
    above(110, side * 28),
    above(160, side * 27),
    above(Math.max(190, end - 44), side * wide),
  ];
  const [right, left] = [half(1), half(-1)];
  const pointedEnd = vamp === 'v';
  const round: Spot[] = [above(end - 10, 22), far, above(end - 10, -22)];
  const d = pointedEnd
    ? smoothShape([...right, above(end + 26, 0)], [above(end + 26, 0), ...[...left].reverse()])
    : smoothShape([...right, ...round, ...left.slice(1).reverse(), above(65, 0)]);
  const heelPad = smoothShape([
    above(74, 0),
    above(88, 16),
    above(124, 20),
    above(150, 0),
    above(124, -20),
    above(88, -16),
    above(74, 0),
  ]);
  const [tip] = TOE_PLAN[toe].tip;
  const light = smoothShape(
    [above(tip - 62, -31), above(tip - 42, -26), above(tip - 22, -13)],
    [above(tip - 22, -13), above(tip - 44, -18), above(tip - 62, -31)],
  );
  const lining = liningOf(piece);
  return [
    shape(d, lining, WEIGHT.edge),
    area(heelPad, mix(lining, INK, 0.1)),
    line(trace`M92 ${AXIS - 5}h34M98 ${AXIS + 4}h22`, mix(lining, INK, 0.55), WEIGHT.seam, 0.7),
    area(light, piece.paint.colors.light, 0.6),
  ].join('');
}

/** The bare footbed of a shoe without a back. */
function footbed(piece: Piece, outline: string): string {
  const lining = liningOf(piece);
  return (
    shape(outline, lining, WEIGHT.contour) +
    line(trace`M92 ${AXIS - 5}h34M98 ${AXIS + 4}h22`, mix(lining, INK, 0.55), WEIGHT.seam, 0.7)
  );
}

/** The upper of a shoe that covers the front of the foot only. */
function frontPart(piece: Piece, { toe, vamp }: Last): string {
  const end = OPENING[vamp] - 22;
  const [tipX, tipOut] = TOE_PLAN[toe].tip;
  const frontOf = (side: 1 | -1): Spot[] => [
    above(186, side * 38),
    above(248, side * (side === 1 ? 51 : 47.5)),
    ...TOE_PLAN[toe].side.map(([x, out]) => above(x, side * out)),
    above(tipX, side * tipOut),
  ];
  const mouth: Spot[] =
    vamp === 'v'
      ? [above(186, -38), above(end + 20, 0), above(186, 38)]
      : [above(186, -38), above(end - 6, -24), above(end + 8, 0), above(end - 6, 24), above(186, 38)];
  const left = frontOf(-1).reverse();
  const runs = vamp === 'v' ? [mouth.slice(0, 2), mouth.slice(1)] : [mouth];
  return inMaterial(piece, smoothShape(frontOf(1), left, ...runs));
}

/** A strap across the foot with a buckle on its outer side. */
export function crossStrap({ paint }: Piece, x: number, width: number, fastened = true): string {
  const d = smoothLine([above(x - 4, -36), above(x + 6, 0), above(x - 4, 37)]);
  return (
    band(d, width, paint.colors.base) + (fastened ? buckle(x, AXIS + 24, Math.max(5, width * 0.52)) : '')
  );
}

/** The loop of an ankle strap, lying open behind the opening. */
export function ankleLoop({ paint }: Piece): string {
  const loop = trace`M62 ${AXIS - 6}C84 ${AXIS - 64} 150 ${AXIS - 56} 152 ${AXIS}C150 ${AXIS + 56} 84 ${AXIS + 64} 62 ${AXIS + 6}`;
  return band(loop, 5.5, paint.colors.base) + buckle(140, AXIS + 32, 5.5);
}

/** The strap around the heel of a slingback. */
export function slingLoop({ paint }: Piece): string {
  const d = trace`M194 ${AXIS - 34}C150 ${AXIS - 36} 60 ${AXIS - 40} 52 ${AXIS}C60 ${AXIS + 40} 150 ${AXIS + 36} 194 ${AXIS + 34}`;
  return band(d, 5.5, paint.colors.base) + buckle(166, AXIS + 35, 5);
}

/** Fine straps across the foot. */
export const fineStraps = (piece: Piece): string =>
  [226, 256, 286].map((x) => crossStrap(piece, x, 5, false)).join('');

/** Lacing along the instep. */
export function planLaces({ paint }: Piece): string {
  const color = paint.twoColored ? paint.trim.base : paint.colors.light;
  const bars = [176, 194, 212, 230]
    .map((x) => band(trace`M${x} ${AXIS - 17}L${x + 5} ${AXIS + 17}`, 4, color, WEIGHT.seam))
    .join('');
  return (
    bars +
    band(
      trace`M172 ${AXIS}C150 ${AXIS - 38} 132 ${AXIS - 14} 172 ${AXIS}C150 ${AXIS + 36} 130 ${AXIS + 16} 172 ${AXIS}`,
      3,
      color,
      WEIGHT.seam,
    )
  );
}

/** What adorns the vamp seen from above; buckles of sandals lie on their bands. */
export function planDetail(piece: Piece, last: Last, bands: readonly number[] = [214]): string {
  const detail = vampDetailOf(piece);
  if (!detail || detail === 'band') return '';
  if (detail === 'coin') return shape(ellipse(247, AXIS, 4, 6), METAL, WEIGHT.fine);
  if (detail === 'tassel') return tassels(piece, 262, AXIS - 10);
  if (detail === 'bow') return planBow(piece, last);
  return bands.map((x) => buckle(x, AXIS + 26, 8)).join('');
}

/** A bow across the vamp. */
function planBow({ paint }: Piece, { vamp }: Last): string {
  const x = OPENING[vamp] + 8;
  const color = paint.twoColored ? paint.trim.base : paint.colors.shade;
  const loop = (side: 1 | -1): string =>
    smoothShape([
      above(x, 0),
      above(x - 12, side * 20),
      above(x, side * 31),
      above(x + 12, side * 20),
      above(x, 0),
    ]);
  return (
    shape(loop(1), color, WEIGHT.edge) +
    shape(loop(-1), color, WEIGHT.edge) +
    shape(ellipse(x, AXIS, 7, 6), color, WEIGHT.edge)
  );
}

/** A contrasting cap over the toe. */
export function planCap({ paint }: Piece, { toe }: Last): string {
  const [tipX, tipOut] = TOE_PLAN[toe].tip;
  const half = (side: 1 | -1): Spot[] => [
    ...TOE_PLAN[toe].side.map(([x, out]) => above(x, side * out)),
    above(tipX, side * tipOut),
  ];
  const start = TOE_PLAN[toe].side[0]!;
  const seam: Spot[] = [above(start[0], -start[1]), above(start[0] + 14, 0), above(start[0], start[1])];
  const color = paint.twoColored
    ? paint.trim.base
    : mix(paint.colors.base, paint.colors.dark ? '#ffffff' : INK, 0.55);
  return shape(smoothShape(half(1), half(-1).reverse(), seam), color, WEIGHT.edge);
}

/** The opening of a toe that is cut open. */
export function planPeep(piece: Piece, { toe }: Last): string {
  const [tip] = TOE_PLAN[toe].tip;
  const d = smoothShape(
    [
      above(tip - 11, -10),
      above(tip - 28, -11),
      above(tip - 36, 0),
      above(tip - 28, 11),
      above(tip - 11, 10),
    ],
    [above(tip - 11, 10), above(tip - 3, 0), above(tip - 11, -10)],
  );
  return shape(d, liningOf(piece), WEIGHT.edge);
}

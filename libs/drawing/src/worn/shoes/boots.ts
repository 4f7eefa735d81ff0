import { cutStretch } from '../../figure/curve';
import { linkCurves, moveCurve, point, reverseCurve, smoothCurve, straight } from '../../garment/cut/path';
import type { Curve, Point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { INK, mix } from '../../garment/paint/colors';
import { SHAFTS, type LastDefaults, type Make, type Shaft, type ShoeType } from './last';
import type { ExtraDrawer, Wearer } from '../extra';
import { close, drawPart } from '../part';
import { onBoth, pairSmall, createShodFoot, traceToeLine, type Shod } from './shod';
import { drawSoles } from './sole';
import { drawAnkleStrap, getLegSides, drawThinStraps } from './straps';
import { isCapped, drawLacing, drawToeCap, drawVampDetail } from './trimmings';
import { drawGleam } from './upper';

/** `top` runs from ankle (0) to knee (1); `low` and `high` are the room on each side, in inches. */
const SHAFT: Readonly<Record<Shaft, { top: number; low: number; high: number }>> = {
  'ankle-boot': { top: 0.13, low: 0.1, high: 0.1 },
  'mid-calf-boot': { top: 0.5, low: 0.2, high: 0.26 },
  'shaped-knee-boot': { top: 0.9, low: 0.16, high: 0.14 },
  'wide-shaft-boot': { top: 0.86, low: 0.4, high: 0.72 },
};

const APART = 0.1;
/** Inches wider than the leg up to which trousers are tucked into boots. */
const TUCKED = 0.4;
/** Inches that trousers in a boot take on the leg's inner side. */
const TUCKED_WITHIN = 0.2;

export const createBoot =
  (type: ShoeType, [usual, make]: Required<LastDefaults>['boot']): ExtraDrawer =>
  (piece, wearer) => {
    const pair = createShodFoot(type, piece, wearer);
    const given = piece.first('shoes', SHAFTS, usual);
    const [low, high] = [createTube(pair, 'ankle-boot'), createTube(pair, given)];
    const isHidden = wearer.half(low.top) > 0 && !isTucked(wearer, high.top);
    const [shaft, tube]: [Shaft, Tube] = isHidden ? ['ankle-boot', low] : [given, high];
    const tucked = isTucked(wearer, tube.top);
    const uppers = [
      ...onBoth((turn) => [
        ...drawShape(pair, tube, turn, shaft),
        ...(make === 'rugged' ? drawPadding(pair, tube, turn) : []),
      ]),
      ...drawFittings(pair, tube, make),
    ];
    if (tucked) return { onClothes: [...close(drawSoles(pair)), ...uppers] };
    // Lower down the legs stand apart, so a mirrored shaft would not meet the knee.
    const isLow = tube.levels.length === 2;
    const drawLaid = (marks: readonly Mark[], layer: string) =>
      isLow ? pairSmall(marks, piece, wearer, layer) : marks;
    return { behind: drawLaid(drawSoles(pair), 's'), onBody: drawLaid(uppers, 'u') };
  };

interface Tube {
  top: number;
  levels: readonly number[];
  within: number;
  at(y: number): [inner: number, outer: number];
}

function createTube(pair: Shod, shaft: Shaft): Tube {
  const { ankleY, kneeY } = pair.wearer.body.landmarks;
  const { top: share, low, high } = SHAFT[shaft];
  const top = ankleY - (ankleY - kneeY) * share;
  const tucked = isTucked(pair.wearer, top);
  const clothes = tucked ? pair.wearer.half : () => 0;
  const within = tucked ? TUCKED_WITHIN : 0;
  const computeShaftSides = (y: number): [number, number] => {
    const room = low + ((high - low) * (ankleY - y)) / (ankleY - top);
    const [inner, outer] = getLegSides(pair, y);
    const close = Math.max(inner - room - within, Math.min(APART - within * 0.3, inner));
    const lack = Math.max(0, close - (inner - room - within));
    return [close, Math.max(outer + room + lack * 0.6, clothes(y) + 0.05)];
  };
  const count = share > 0.3 ? 5 : 2;
  const levels = Array.from(
    { length: count },
    (_, index) => top + ((ankleY - 0.25 - top) * index) / (count - 1),
  );
  return { top, levels, within, at: computeShaftSides };
}

function isTucked({ half, body }: Wearer, top: number): boolean {
  const width = half(top);
  return width > 0 && width < body.half(top) + TUCKED;
}

function drawShape(pair: Shod, tube: Tube, turn: (curve: Curve) => Curve, shaft: Shaft): Mark[] {
  const { pen, piece } = pair;
  const { colors } = piece.paint;
  const { low } = SHAFT[shaft];
  const placeEdge = (side: 0 | 1): Point[] => tube.levels.map((y) => placeAcross(tube, side, y));
  const outer = smoothCurve([...placeEdge(1), ...placeFoldedSide(pair, 1, low)]);
  const inner = smoothCurve([...placeEdge(0), ...placeFoldedSide(pair, -1, low + tube.within)]);
  const rim = traceRim(tube, 1);
  const welt = moveCurve(traceToeLine(pair), 0, -0.1);
  const notch = pair.last.vamp === 'v' ? [traceNotch(pair, tube)] : [];
  const contour = turn(linkCurves(outer, traceToeLine(pair), reverseCurve(inner)));
  return [
    drawPart(mix(colors.shade, INK, 0.45), turn(linkCurves(traceRim(tube, -1), reverseCurve(rim)))),
    pen.panel(linkCurves(turn(rim), contour), {
      contour,
      inside: [
        drawGleam(pair, turn, traceShine(tube, pair.at(0, 0).y, turn(rim).from.x > 0)),
        pen.fill(colors.shade, 0.75, ...traceInstep(pair).map(turn)),
        pen.fold(...traceCreases(tube, pair, shaft).map(turn)),
        ...(pair.last.vamp === 'middle' ? [] : [pen.seam(turn(traceVampSeam(pair)))]),
        pen.seam(turn(welt)),
        ...notch.map((cut) => pen.fill(mix(colors.shade, INK, 0.45), 1, turn(cut))),
      ],
    }),
    pen.stroke(colors.ink, 1.15, turn(rim)),
    ...notch.map((cut) => pen.stroke(colors.ink, 1.15, turn(cut))),
  ];
}

const placeFoldedSide = ({ at }: Shod, side: 1 | -1, low: number): Point[] => [
  ...[0.95, 0.9, 0.94, 0.91, 0.95].map((u, index) =>
    at(side * (u + low * (0.9 - index * 0.1)), index * 0.09),
  ),
  at(side * 1.13 + 0.05, 0.6),
];

function drawPadding(pair: Shod, tube: Tube, turn: (curve: Curve) => Curve): Mark[] {
  const { line, piece } = pair;
  const { base } = piece.paint.colors;
  const low = tube.top + 0.7;
  const [inner, outer] = tube.at(low);
  const rim = traceRim(tube, 1);
  const foot = smoothCurve([point(inner, low), point((inner + outer) / 2, low + 0.16), point(outer, low)]);
  const toe = traceToeLine(pair);
  const seam = line([-1.06, 0.74], [-0.56, 0.84], [0.04, 0.87], [0.66, 0.84], [1.16, 0.74]);
  return [
    drawPart(mix(base, INK, 0.35), turn(linkCurves(rim, reverseCurve(foot)))),
    drawPart(mix(base, INK, 0.6), turn(linkCurves(cutStretch(toe, 1, toe.cubics.length - 1), seam))),
  ];
}

function placeAcross({ at }: Tube, share: number, y: number): Point {
  const [inner, outer] = at(y);
  return point(inner + (outer - inner) * share, y);
}

const traceRim = (tube: Tube, side: 1 | -1): Curve =>
  smoothCurve(
    [0, 0.25, 0.75, 1].map((share) =>
      point(placeAcross(tube, share, tube.top).x, tube.top + (share % 1 && 0.13 * side)),
    ),
  );

function traceShine(tube: Tube, low: number, isRight: boolean): Curve {
  const place = (share: number, down: number): Point =>
    placeAcross(tube, isRight ? 1 - share : share, tube.top + (low - tube.top) * down);
  return linkCurves(
    smoothCurve([place(0.72, 0.06), place(0.78, 0.4), place(0.66, 1)]),
    smoothCurve([place(0.66, 1), place(0.64, 0.45), place(0.72, 0.06)]),
  );
}

const traceInstep = ({ line }: Shod): Curve[] => [
  linkCurves(line([1.2, 0.2], [0.6, 0.29], [-0.2, 0.3]), line([-0.2, 0.3], [0.6, 0.36], [1.2, 0.34])),
  linkCurves(line([-1.2, 0.08], [-0.6, 0.17], [0.3, 0.19]), line([0.3, 0.19], [-0.6, 0.24], [-1.2, 0.22])),
  linkCurves(line([1.3, -0.1], [0.7, 0], [0, 0.02]), line([0, 0.02], [0.7, 0.07], [1.3, 0.05])),
];

type Crease = readonly [down: number, from: number, to: number, dip: number];

const readCreases = (text: string): Crease[] =>
  text.split(', ').map((crease) => crease.split(' ').map(Number) as unknown as Crease);

const CREASES = {
  slouching: readCreases('0.74 1 0.3 0.5, 0.86 0 0.66 0.4, 0.58 0 0.6 0.55, 0.42 1 0.5 0.4'),
  fitted: readCreases('0.9 1 0.42 0.22, 0.74 0 0.56 0.3, 0.5 1 0.5 0.26, 0.24 0 0.4 0.2'),
};

function traceCreases(tube: Tube, { at }: Shod, shaft: Shaft): Curve[] {
  if (shaft === 'ankle-boot') return [];
  return CREASES[shaft === 'wide-shaft-boot' ? 'slouching' : 'fitted'].map(([share, from, to, dip]) => {
    const y = tube.top + (at(0, 0).y - tube.top) * share;
    return smoothCurve([
      placeAcross(tube, from, y),
      placeAcross(tube, (from + to) / 2, y + dip),
      placeAcross(tube, to, y + dip * 0.2),
    ]);
  });
}

const traceVampSeam = ({ line, last }: Shod): Curve =>
  last.vamp === 'low'
    ? line([-1.1, 0.76], [-0.5, 0.8], [0.04, 0.81], [0.62, 0.795], [1.2, 0.75])
    : line([-0.98, 0.1], [-0.4, 0.19], [0.04, 0.21], [0.5, 0.18], [1.04, 0.08]);

function traceNotch(pair: Shod, { top, at }: Tube): Curve {
  const [inner, outer] = at(top);
  const middle = (inner + outer) / 2;
  const deep = Math.min(1.7, (pair.at(0, 0).y - top) * 0.62);
  const half = (outer - inner) * 0.2;
  return straight(point(middle - half, top), point(middle, top + deep), point(middle + half, top));
}

function drawFittings(pair: Shod, tube: Tube, make: Make): Mark[] {
  const { piece, pen, last } = pair;
  const isShoe = (value: string): boolean => piece.has('shoes', value);
  const rows = listShaftRows(pair, tube);
  const low = pair.at(0, 0).y;
  const zip = smoothCurve([
    placeAcross(tube, 0.2, tube.top + 0.3),
    placeAcross(tube, 0.16, (tube.top + low) / 2),
    pair.at(-0.7, 0.1),
  ]);
  const gores = [0, 1].map((side) => {
    const placeIn = (share: number, y: number): Point => placeAcross(tube, side ? 1 - share : share, y);
    return linkCurves(
      smoothCurve([placeIn(0.26, tube.top + 0.06), placeIn(0.2, low - 0.3), placeIn(0.1, low + 0.3)]),
      straight(placeIn(0.1, low + 0.3), placeIn(0.02, low), placeIn(0.02, tube.top)),
    );
  });
  const drawClosed = (turn: (curve: Curve) => Curve): Mark =>
    tube.levels.length > 2
      ? pen.seam(turn(zip))
      : drawPart(mix(piece.paint.colors.base, INK, 0.4), ...gores.map(turn));
  return [
    ...(isCapped(piece) ? drawToeCap(pair) : []),
    ...(isShoe('lace-up') || make === 'rugged'
      ? onBoth((turn) => drawLacing(pair, rows, turn, tube.within > 0))
      : last.vamp === 'v' || make === 'rubber'
        ? []
        : onBoth((turn) => [drawClosed(turn)])),
    ...(isShoe('ankle-strap') ? drawAnkleStrap(pair, 0.1, 0.22) : []),
    ...(isShoe('thin-straps') ? drawThinStraps(pair, [0.34, 0.5]) : []),
    ...drawVampDetail(pair, 0.6),
  ];
}

function listShaftRows(pair: Shod, { top }: Tube): number[] {
  const high = pair.at(0, 0).y - Math.min(pair.at(0, 0).y - top - 0.4, 5);
  const slope = pair.at(0, 0).y - pair.at(0, -0.1).y;
  const first = (high - pair.at(0, 0).y) / slope / 10;
  return Array.from({ length: 8 }, (_, index) => first + ((0.5 - first) * index) / 7);
}

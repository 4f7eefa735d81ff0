import { joinCurves, cutStretch } from '../figure/curve';
import { traceFoot } from '../figure/foot';
import type { Landmarks } from '../figure/landmarks';
import { traceLegInside } from '../figure/leg';
import type { Body } from '../form/body';
import { formatLength } from '../garment/cut/lengths';
import {
  linkCurves,
  mirrorCurve,
  point,
  reverseCurve,
  smoothCurve,
  straight,
  type Curve,
  type Point,
} from '../garment/cut/path';
import { drawCurves } from '../garment/cut/traced';
import { readPairs } from '../figure/pairs';
import { createPen, type Mark } from '../garment/cut/pen';
import { computeLightness, mix } from '../garment/paint/colors';
import { formatDecimals } from '../garment/paint/numbers';
import type { Piece } from '../garment/piece';
import type { ExtraDrawer, Wearer } from './extra';

const KINDS = ['sheer-hosiery', 'opaque-tights', 'textured-tights', 'ankle-socks', 'knee-socks'] as const;
type Kind = (typeof KINDS)[number];

const WAIST_STOP = 2;
/** Inches. */
const CUFF = 1;

function findTop(kind: Kind, { ankleY, kneeY }: Landmarks): number | undefined {
  if (kind === 'ankle-socks') return ankleY - 2.2;
  return kind === 'knee-socks' ? kneeY + 1.4 : undefined;
}

export const createLegwear =
  (usual: Kind): ExtraDrawer =>
  (piece, wearer) => {
    const kind = piece.first('accessories', KINDS, usual);
    const top = findTop(kind, wearer.barefoot.landmarks);
    const leg = top === undefined ? traceLeg(wearer) : traceSock(wearer, top);
    const sides = { r: (curve: Curve) => curve, l: mirrorCurve };
    return {
      onBody: Object.entries(sides)
        .flatMap(([side, turn]) => [
          drawTone(piece, kind, turn(leg), `${piece.id}-${side}`, wearer.laid),
          ...(kind === 'textured-tights' ? drawLozenges(piece, wearer, turn) : []),
          ...(top === undefined ? [] : drawCuff(piece, wearer, top, turn)),
        ])
        .concat(wearer.laid && top === undefined ? [drawWaistband(piece, leg.from)] : []),
    };
  };

const drawWaistband = (piece: Piece, { x, y }: Point): Mark =>
  createPen(piece).panel(
    straight(point(-x, y), point(x, y), point(x, y + CUFF), point(-x, y + CUFF), point(-x, y)),
  );

function traceLeg({ barefoot: { landmarks: l, side }, feet }: Wearer): Curve {
  const inside = traceLegInside(l);
  const outer = joinCurves(cutStretch(side, WAIST_STOP, side.cubics.length), traceFoot(l, feet), inside);
  return linkCurves(outer, straight(point(0, l.crotchY), point(0, outer.from.y)));
}

function traceSock({ barefoot: { landmarks: l, half, inseam }, feet, laid }: Wearer, top: number): Curve {
  const low = l.ankleY - 0.4;
  const count = Math.max(2, Math.round((low - top) / 2.4));
  const levels = Array.from({ length: count + 1 }, (_, index) => top + ((low - top) * index) / count);
  const traceEdge = (at: (y: number) => number, room: number): Curve =>
    smoothCurve(levels.map((y) => point(at(y) + (room * (low - y)) / (low - top), y)));
  const foot = laid ? traceLaidFoot(l) : traceFoot(l, feet);
  return linkCurves(traceEdge(half, 0.04), foot, reverseCurve(traceEdge(inseam, -0.04)));
}

/** Seen from the side; inches from the front of the ankle, and shares of the way to the floor. */
const traceLaidFoot = ({ ankleOuter, ankleY, floorY }: Landmarks): Curve =>
  smoothCurve(
    readPairs('0,0 0.4,0.36 1.8,0.55 3.3,0.66 4,0.84 3.4,1 1.2,0.97 -1.2,1 -1.95,0.76 -1.7,0').map(
      ([x, share]) => point(ankleOuter + x, ankleY + (floorY - ankleY) * share),
    ),
  );

function drawTone({ paint, id }: Piece, kind: Kind, leg: Curve, name: string, laid = false): Mark {
  const isSheer = kind === 'sheer-hosiery';
  const veil = laid ? 0.4 : 0.4 - 0.36 * computeLightness(paint.colors.base);
  const opacity = isSheer ? ` fill-opacity="${formatDecimals(veil)}"` : '';
  const cloth = isSheer && !paint.printed ? mix(paint.colors.base, '#8a4426', 0.25) : paint.cloth;
  const dark = mix(paint.colors.base, paint.colors.dark ? '#000000' : '#2a1a18', 0.5);
  const use = (attributes: string): string => `<use href="#${name}" ${attributes}/>`;
  return {
    reach: [leg],
    markup: (sheet) =>
      [
        `<defs><path id="${name}" d="${drawCurves([leg], sheet, true)}"/></defs>`,
        ...[cloth, ...paint.surfaces].map((fill) => use(`fill="${fill}"${opacity}`)),
        use(
          `fill="url(#${id}-light)"${opacity} stroke="${dark}"${isSheer ? ` stroke-opacity="${formatDecimals(2 * veil)}"` : ''} stroke-width="${formatLength(sheet, 0.95)}"`,
        ),
        isSheer &&
          `<clipPath id="${name}c"><use href="#${name}"/></clipPath><g clip-path="url(#${name}c)">${use(`stroke="${dark}" stroke-opacity="${formatDecimals(veil * 0.8)}" stroke-width="${formatLength(sheet, 9)}"`)}</g>`,
      ]
        .filter(Boolean)
        .join(''),
  };
}

/** From the inner (0) to the outer edge (1) of the right leg. */
const createLegPlacer =
  ({ landmarks: l, half, inseam }: Body) =>
  (share: number, y: number): Point => {
    const inner = y < l.crotchY ? 0 : inseam(y);
    return point(inner + (half(y) - inner) * share, y);
  };

function drawLozenges(piece: Piece, { barefoot }: Wearer, turn: (curve: Curve) => Curve): Mark[] {
  const { landmarks: l } = barefoot;
  const at = createLegPlacer(barefoot);
  const rows = Array.from({ length: 14 }, (_, row) => l.hipY + ((l.ankleY + 0.6 - l.hipY) * row) / 13);
  const traceZigzag = (from: number, to: number): Curve =>
    straight(at(from, rows[0]!), ...rows.slice(1).map((y, row) => at(row % 2 === 0 ? to : from, y)));
  const lines = [
    traceZigzag(0.12, 0.5),
    traceZigzag(0.88, 0.5),
    traceZigzag(0.5, 0.12),
    traceZigzag(0.5, 0.88),
  ];
  return [createPen(piece).seam(...lines.map(turn))];
}

function drawCuff(piece: Piece, { barefoot }: Wearer, top: number, turn: (curve: Curve) => Curve): Mark[] {
  const pen = createPen(piece);
  const at = createLegPlacer(barefoot);
  const ribs = [0.12, 0.27, 0.42, 0.57, 0.72, 0.87].map((share) =>
    straight(at(share, top + 0.1), at(share, top + CUFF)),
  );
  const traceRing = (y: number): Curve =>
    smoothCurve([at(-0.03, y), point(at(0.5, y).x, y + 0.12), at(1.03, y)]);
  return [
    pen.seam(...ribs.map(turn)),
    pen.stroke(
      mix(piece.paint.colors.base, '#2a1a18', 0.5),
      1.75,
      turn(traceRing(top)),
      turn(traceRing(top + CUFF)),
    ),
  ];
}

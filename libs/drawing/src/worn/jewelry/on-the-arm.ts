import { interpolatePoint, getLastPoint, point, type Curve, type Point } from '../../figure/curve';
import { handPoint } from '../../figure/hand';
import { smoothCurve } from '../../figure/smooth-curve';
import type { Body } from '../../form/body';
import { traceEllipse } from '../../garment/cut/details';
import { linkCurves, reverseCurve } from '../../garment/cut/path';
import { createPen, type Mark } from '../../garment/cut/pen';
import type { Piece } from '../../garment/piece';
import type { ExtraDrawer } from '../extra';
import { getJewelForm } from './form';
import { placeCirclet, createJeweler } from './jeweler';

/** From inside to outside of the right arm, `up` inches above the wrist. */
export function traceEdgeAt({ outer, inner }: Body, up: number, off: number): Curve {
  const [o, i] = [outer.length - up, inner.length - up];
  const [on, normal] = [outer.at(o), outer.normal(o)];
  const [within, inward] = [inner.at(i), inner.normal(i)];
  const right = point(on.x + normal.x * off, on.y + normal.y * off);
  const left = point(within.x - inward.x * off, within.y - inward.y * off);
  const sag = Math.hypot(right.x - left.x, right.y - left.y) * 0.11;
  const middle = interpolatePoint(left, right, 0.5);
  return smoothCurve([left, point(middle.x, middle.y + sag), right]);
}

export const traceBand = (body: Body, low: number, high: number, off: number): Curve =>
  linkCurves(traceEdgeAt(body, high, off), reverseCurve(traceEdgeAt(body, low, off)));

/** Lower edge, as a share of the way from wrist to cleft. */
const UPPER_ARM = 0.84;

export const drawCuffBracelet: ExtraDrawer = (piece, { body }) => {
  const jeweler = createJeweler(piece);
  const pen = createPen(piece);
  const onUpperArm = piece.has('jewelry', 'arm-cuff');
  const low = onUpperArm ? body.inner.length * UPPER_ARM : 0.05;
  const isSlim = piece.has('pattern', 'small-scale') && !onUpperArm;
  const depth = isSlim ? 0.36 : (onUpperArm ? 0.8 : 1.15) * jeweler.size;
  const plain = getJewelForm(piece) === 'smooth' && !piece.paint.twoColored;
  const middle = traceEdgeAt(body, low + depth / 2, 0);
  return {
    onArms: [
      pen.panel(traceBand(body, low, low + depth, 0.1), {
        inside: isSlim
          ? []
          : [pen.seam(traceEdgeAt(body, low + 0.12, 0.1), traceEdgeAt(body, low + depth - 0.12, 0.1))],
      }),
      ...(plain
        ? []
        : [jeweler.motif(interpolatePoint(middle.from, getLastPoint(middle), 0.46), 0.3 * jeweler.size)]),
    ],
  };
};

export const BANGLES = 5;

export const drawBangles: ExtraDrawer = (piece, { body }) => {
  if (piece.has('jewelry', 'anklet')) return { onBody: drawAnklet(piece, body) };
  const jeweler = createJeweler(piece);
  const { size, metal } = jeweler;
  const step = 0.3 * size;
  return {
    onArms: Array.from({ length: BANGLES }, (_, index) => {
      const up = -0.15 + index * step;
      const edge = traceEdgeAt(body, up, 0.14);
      const lean = [-0.04, 0.05, -0.02, 0.06, -0.05][index]!;
      const tilted = smoothCurve(
        [edge.from, edge.cubics[0]!.to, getLastPoint(edge)].map((p, place) =>
          point(p.x, p.y + lean * (place - 1)),
        ),
      );
      return jeweler.wire(
        [tilted],
        0.17 * size,
        piece.has('texture', 'fine-rib'),
        index % 2 === 1 ? jeweler.stone : metal,
      );
    }),
  };
};

export const drawRing: ExtraDrawer = (piece, { body: { arm } }) => {
  const jeweler = createJeweler(piece);
  const half = getLastPoint(arm.outside).x - arm.wrist.x;
  const on = (x: number, y: number): Point => handPoint(arm.wrist, half, x, y);
  const at = on(0.28, 3.4);
  const r = 0.24 * jeweler.size;
  return {
    onArms: [
      jeweler.wire([smoothCurve([on(0.04, 3.36), on(0.28, 3.44), on(0.52, 3.32)])], 0.13, false),
      jeweler.motif(at, r),
      jeweler.beads(placeCirclet(at, 4, r, r * 0.18, Math.PI / 4), jeweler.metal),
    ],
  };
};

/** Upright, its stone on top. */
export function drawLaidRing(piece: Piece): Mark[] {
  const jeweler = createJeweler(piece);
  return [
    jeweler.wire([traceEllipse(point(0, 0), 0.42, 0.46)], 0.11, false),
    jeweler.motif(point(0, -0.5), 0.24 * jeweler.size),
  ];
}

function drawAnklet(piece: Piece, { landmarks: l }: Body): Mark[] {
  const jeweler = createJeweler(piece);
  const y = l.ankleY - 0.1;
  const line = smoothCurve([
    point(l.ankleInner + 0.02, y),
    point((l.ankleInner + l.ankleOuter) / 2, y + 0.36),
    point(l.ankleOuter - 0.02, y + 0.05),
  ]);
  return [jeweler.chain(line), jeweler.motif(point((l.ankleInner + l.ankleOuter) / 2 + 0.2, y + 0.52), 0.16)];
}

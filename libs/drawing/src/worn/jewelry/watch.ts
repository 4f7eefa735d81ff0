import { interpolatePoint, getLastPoint, point, type Curve } from '../../figure/curve';
import { traceEllipse } from '../../garment/cut/details';
import { straight } from '../../garment/cut/path';
import { createPen } from '../../garment/cut/pen';
import { INK } from '../../garment/paint/colors';
import type { ExtraDrawer } from '../extra';
import { getSizeFactor } from './form';
import { traceBand, traceEdgeAt } from './on-the-arm';

/** Body inches: strap above the wrist, and the case. */
const STRAP = { low: -0.04, deep: 0.56, off: 0.05 } as const;
const CASE = { radius: 0.52, dial: 0.4 } as const;
const DIAL = '#f3efe6';
const STEEL = '#b9bcc0';

export const drawWatch: ExtraDrawer = (piece, { body }) => {
  const pen = createPen(piece);
  const { twoColored, colors } = piece.paint;
  const { low, deep, off } = STRAP;
  const edge = traceEdgeAt(body, low + deep / 2, 0);
  const at = interpolatePoint(edge.from, getLastPoint(edge), 0.42);
  const size = getSizeFactor(piece);
  const traceRound = (radius: number): Curve => traceEllipse(at, radius * size, radius * size);
  return {
    onArms: [
      pen.panel(traceBand(body, low, low + deep, off), twoColored ? { cloth: pen.trim } : {}),
      pen.fill(twoColored ? colors.base : STEEL, 1, traceRound(CASE.radius)),
      pen.stroke(INK, 0.8, traceRound(CASE.radius)),
      pen.fill(DIAL, 1, traceRound(CASE.dial)),
      pen.stroke(INK, 0.8, straight(point(at.x, at.y - 0.26), at, point(at.x + 0.2, at.y + 0.06))),
    ],
  };
};

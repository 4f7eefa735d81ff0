import { point } from '../../figure/curve';
import { createPen } from '../../garment/cut/pen';
import type { ExtraDrawer } from '../extra';
import { getJewelForm } from './form';
import { placeCirclet, createJeweler, traceLeaf } from './jeweler';

export const drawBrooch: ExtraDrawer = (piece, { body: { landmarks: l }, covered }) => {
  const jeweler = createJeweler(piece);
  const r = 0.52 * jeweler.size;
  const at = point(l.neck + (l.deltoid - l.neck) * 0.4, l.shoulderY + 2.3);
  const marks =
    getJewelForm(piece) === 'bloom'
      ? [
          createPen(piece).panel(traceLeaf(at, { angle: 1.95, length: r * 2.1, half: 0.2 })),
          createPen({ ...piece, id: `${piece.id}b` }).panel(
            traceLeaf(at, { angle: 1.1, length: r * 1.9, half: 0.2 }),
          ),
          jeweler.motif(at, r),
        ]
      : [
          jeweler.beads(
            placeCirclet(at, 10, r * 1.16, r * 0.22),
            piece.paint.twoColored ? jeweler.stone : jeweler.metal,
          ),
          jeweler.drops([point(at.x, at.y + r)], r * 1.2),
          jeweler.motif(at, r),
        ];
  return covered ? { head: marks } : { overSleeves: marks };
};

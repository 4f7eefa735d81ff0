import { cutStretch } from '../../figure/curve';
import { linkCurves } from '../../garment/cut/path';
import type { Curve } from '../../garment/cut/path';
import type { Vamp } from './last';
import type { ExtraDrawer } from '../extra';
import { drawPart } from '../part';
import { onBoth, createShodFoot, traceToeLine } from './shod';
import type { Shod } from './shod';
import { createPlainCloth, RUBBER, drawSoles } from './sole';
import { drawAnkleStrap, drawThinStraps } from './straps';
import { isCapped, drawLacing, drawToeCap, drawVampDetail } from './trimmings';
import { traceGleam, drawUpper } from './upper';
import type { Opening } from './upper';

/** Shares of the way from the ankle to the toes. */
const COLLAR: Readonly<Record<Vamp, number>> = { low: 0.24, middle: 0.12, v: 0.14, high: -0.22 };

const LOWEST_LACE = 0.6;

export const drawSneaker: ExtraDrawer = (piece, wearer) => {
  const pair = createShodFoot('sneaker', piece, wearer);
  const { pen, line, last } = pair;
  const isShoe = (value: string): boolean => piece.has('shoes', value);
  const open = isShoe('mule');
  const slipOn = isShoe('slip-on') && !isShoe('lace-up');
  const top = open ? 0.36 : COLLAR[last.vamp];
  const opening: Opening = {
    back: open ? 'open' : 'closed',
    outer: [open ? 1.08 : 0.96, top],
    inner: [open ? -1.02 : -0.96, top + 0.02],
    low: top + 0.14,
  };
  const from = top + (last.vamp === 'v' ? 0.1 : 0);
  const tongue = linkCurves(
    line(
      [-0.5, from + 0.1],
      [-0.44, from + 0.02],
      [0.04, from - 0.015],
      [0.52, from + 0.01],
      [0.58, from + 0.1],
    ),
    line(
      [0.58, from + 0.1],
      [0.52, 0.56],
      [0.3, 0.68],
      [0.04, 0.7],
      [-0.24, 0.68],
      [-0.46, 0.56],
      [-0.5, from + 0.1],
    ),
  );
  const facings = [
    line([-0.8, from + 0.09], [-0.66, 0.45], [-0.5, 0.66], [0.04, 0.74]),
    line([0.04, 0.74], [0.6, 0.66], [0.74, 0.45], [0.88, from + 0.07]),
  ];
  const cap = line([-1.08, 0.74], [-0.6, 0.8], [0.04, 0.815], [0.7, 0.795], [1.18, 0.735]);
  const outline = traceToeLine(pair);
  const toe = cutStretch(outline, 1, outline.cubics.length - 1);
  const count = isShoe('lace-up') ? 5 : 4;
  const rows = Array.from(
    { length: count },
    (_, row) => from + 0.1 + ((LOWEST_LACE - from - 0.1) * row) / (count - 1),
  );
  return {
    behind: drawSoles(pair, RUBBER),
    onBody: [
      ...onBoth((turn) => [
        ...drawUpper(pair, opening, turn, [
          pen.fill(pen.main.colors.light, 0.5, turn(traceGleam(pair))),
          ...(isCapped(piece) ? [] : [drawPart(RUBBER, turn(linkCurves(toe, cap)))]),
          ...(slipOn ? [] : [pen.seam(...facings.map(turn))]),
          ...(slipOn ? [pen.fill(pen.darker.fill, 0.8, ...traceGores(pair, top).map(turn))] : []),
        ]),
        ...(slipOn
          ? []
          : [
              pen.panel(turn(tongue), {
                upon: true,
                cloth: piece.paint.colors.dark
                  ? { ...pen.lighter, surfaces: [] }
                  : createPlainCloth(pen.main.colors.shade),
              }),
              ...drawLacing(pair, rows, turn),
            ]),
      ]),
      ...(isCapped(piece) ? drawToeCap(pair) : []),
      ...(isShoe('thin-straps') ? drawThinStraps(pair, [0.7]) : []),
      ...(isShoe('ankle-strap') ? drawAnkleStrap(pair, 0.3) : []),
      ...drawVampDetail(pair, 0.74),
    ],
  };
};

const traceGores = ({ line }: Shod, top: number): Curve[] =>
  [1, -1].map((side) =>
    linkCurves(
      line([side * 0.86, top + 0.05], [side * 0.78, top + 0.2], [side * 0.6, top + 0.34]),
      line([side * 0.6, top + 0.34], [side * 0.48, top + 0.2], [side * 0.56, top + 0.11]),
    ),
  );

import { stretch } from '../../figure/curve';
import { linked } from '../../garment/cut/path';
import type { Curve } from '../../garment/cut/path';
import type { Vamp } from './last';
import type { ExtraDrawer } from '../extra';
import { part } from '../part';
import { onBoth, shod, toeLine } from './shod';
import type { Shod } from './shod';
import { inOne, RUBBER, soles } from './sole';
import { ankleStrap, thinStraps } from './straps';
import { isCapped, lacing, toeCap, vampDetail } from './trimmings';
import { gleam, upper } from './upper';
import type { Opening } from './upper';

/** How high the collar stands beside the ankle, on the way from the ankle to the toes. */
const COLLAR: Readonly<Record<Vamp, number>> = { low: 0.24, middle: 0.12, v: 0.14, high: -0.22 };

/** How far down the foot the lowest lace crosses. */
const LOWEST_LACE = 0.6;

/** A laced shoe on a cupsole of rubber. */
export const sneaker: ExtraDrawer = (piece, wearer) => {
  const pair = shod('sneaker', piece, wearer);
  const { pen, line, last } = pair;
  const shoe = (value: string): boolean => piece.has('shoes', value);
  const open = shoe('mule');
  const slipOn = shoe('slip-on') && !shoe('lace-up');
  const top = open ? 0.36 : COLLAR[last.vamp];
  const opening: Opening = {
    back: open ? 'open' : 'closed',
    outer: [open ? 1.08 : 0.96, top],
    inner: [open ? -1.02 : -0.96, top + 0.02],
    low: top + 0.14,
  };
  const from = top + (last.vamp === 'v' ? 0.1 : 0);
  const tongue = linked(
    line(
      [-0.5, from + 0.1],
      [-0.52, from - 0.02],
      [0.04, from - 0.075],
      [0.6, from - 0.03],
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
  const outline = toeLine(pair);
  const toe = stretch(outline, 1, outline.cubics.length - 1);
  const count = shoe('lace-up') ? 6 : 4;
  const rows = Array.from(
    { length: count },
    (_, row) => from + 0.1 + ((LOWEST_LACE - from - 0.1) * row) / (count - 1),
  );
  return {
    behind: soles(pair, RUBBER),
    onBody: [
      ...onBoth((turn) => [
        ...upper(pair, opening, turn, [
          pen.fill(pen.main.colors.light, 0.5, turn(gleam(pair))),
          ...(isCapped(piece) ? [] : [part(RUBBER, turn(linked(toe, cap)))]),
          ...(slipOn ? [] : [pen.seam(...facings.map(turn))]),
          ...(slipOn ? [pen.fill(pen.darker.fill, 0.8, ...gores(pair, top).map(turn))] : []),
        ]),
        ...(slipOn
          ? []
          : [
              pen.panel(turn(tongue), {
                upon: true,
                cloth: piece.paint.colors.dark
                  ? { ...pen.lighter, surfaces: [] }
                  : inOne(pen.main.colors.shade),
              }),
              ...lacing(pair, rows, turn),
            ]),
      ]),
      ...(isCapped(piece) ? toeCap(pair) : []),
      ...(shoe('thin-straps') ? thinStraps(pair, [0.7]) : []),
      ...(shoe('ankle-strap') ? ankleStrap(pair, 0.3) : []),
      ...vampDetail(pair, 0.74),
    ],
  };
};

/** The wedges of elastic on both sides of a slip-on's opening. */
const gores = ({ line }: Shod, top: number): Curve[] =>
  [1, -1].map((side) =>
    linked(
      line([side * 0.86, top + 0.05], [side * 0.78, top + 0.2], [side * 0.6, top + 0.34]),
      line([side * 0.6, top + 0.34], [side * 0.48, top + 0.2], [side * 0.56, top + 0.11]),
    ),
  );

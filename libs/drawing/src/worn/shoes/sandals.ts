import { linkCurves, point, reverseCurve, traceThrough } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import type { ShoeType, Vamp } from './last';
import type { ExtraDrawer } from '../extra';
import { findLining, drawPart } from '../part';
import { onBoth, createShodFoot, traceToeLine, type Shod } from './shod';
import { drawSoles } from './sole';
import {
  drawAnkleSides,
  drawAnkleStrap,
  drawBand,
  getLegSides,
  drawHeelSling,
  drawThinStraps,
  traceAcrossFoot,
} from './straps';
import { findVampDetail, drawVampDetail } from './trimmings';

const BANDS: Readonly<Record<Vamp, readonly (readonly [number, number])[]>> = {
  low: [[0.8, 0.865]],
  middle: [[0.7, 0.84]],
  v: [[0.76, 0.85]],
  high: [
    [0.42, 0.52],
    [0.7, 0.82],
  ],
};

export const createSandal =
  (type: ShoeType): ExtraDrawer =>
  (piece, wearer) => {
    const pair = createShodFoot(type, piece, wearer);
    const { last } = pair;
    const isShoe = (value: string): boolean => piece.has('shoes', value);
    const thong = type === 'flip-flop';
    const toed = thong || isShoe('thong-strap');
    const held = !thong && !isShoe('ankle-strap') && !isShoe('lace-up') && !isShoe('mule');
    return {
      behind: [
        ...(held ? drawHeelSling(pair, 0.84) : isShoe('ankle-strap') ? drawAnkleSides(pair, 0.84) : []),
        ...drawSoles(pair),
        ...onBoth((turn) => [drawPart(findLining(piece), turn(traceToeLine(pair)))]),
      ],
      onBody: [
        ...(isShoe('thin-straps') ? drawThinStraps(pair, [0.5, 0.66, 0.8]) : toed ? [] : drawBands(pair)),
        ...(last.vamp === 'v' && !isShoe('thin-straps') ? drawCrossed(pair) : []),
        ...(toed ? drawThongStrap(pair, thong ? 0.3 : 0.16) : []),
        ...(isShoe('lace-up') ? drawLegTies(pair) : []),
        ...(isShoe('ankle-strap') ? drawAnkleStrap(pair) : []),
        ...(piece.has('jewelry', 'anklet') ? drawAnklet(pair) : []),
        ...drawVampDetail(
          pair,
          BANDS[last.vamp].at(-1)![0] - 0.02,
          BANDS[last.vamp].map(([top, low]) => (top + low) / 2),
        ),
      ],
    };
  };

const listBands = ({ piece, last }: Shod): readonly (readonly [number, number])[] =>
  findVampDetail(piece) === 'band' ? [[0.62, 0.88]] : BANDS[last.vamp];

const drawBands = (pair: Shod): Mark[] =>
  onBoth((turn) =>
    listBands(pair).map((band) => {
      const [top, low] = band.map((t) => traceAcrossFoot(pair, t, 0.05));
      return pair.pen.panel(turn(linkCurves(top!, reverseCurve(low!))));
    }),
  );

function drawCrossed({ pen, line }: Shod): Mark[] {
  const straps = [
    line([-1.04, 0.48], [-0.4, 0.55], [0.4, 0.68], [1.16, 0.76]),
    line([1.06, 0.45], [0.5, 0.53], [-0.3, 0.67], [-1.08, 0.78]),
  ];
  return onBoth((turn) => straps.map((strap) => drawBand(pen, turn(strap), 0.24)));
}

function drawThongStrap({ pen, line, edge }: Shod, wide: number): Mark[] {
  const arms = [
    line([-0.21, 0.9], [-0.26, 0.8], [-0.66, 0.62], [edge(-1, 0.5), 0.5]),
    line([-0.21, 0.9], [-0.1, 0.8], [0.52, 0.62], [edge(1, 0.48), 0.48]),
  ];
  return onBoth((turn) => arms.map((arm) => drawBand(pen, turn(arm), wide)));
}

function drawLegTies(pair: Shod): Mark[] {
  const { pen, at, line } = pair;
  const { y: ankle } = at(0, 0);
  const rise = 1.5;
  const turns = [0, 1, 2].flatMap((turn) => {
    const [low, high] = [ankle - 0.2 - turn * rise, ankle - 0.2 - (turn + 1) * rise];
    const [[innerLow, outerLow], [innerHigh, outerHigh]] = [getLegSides(pair, low), getLegSides(pair, high)];
    return [
      traceThrough([innerLow, low], [(innerLow + outerHigh) / 2, (low + high) / 2 + 0.1], [outerHigh, high]),
      traceThrough([outerLow, low], [(outerLow + innerHigh) / 2, (low + high) / 2 + 0.1], [innerHigh, high]),
    ];
  });
  const feet = [
    line([-0.96, 0.5], [-0.3, 0.3], [0.86, 0.08]),
    line([1.02, 0.48], [0.36, 0.28], [-0.82, 0.1]),
  ];
  return onBoth((turn) => [...feet, ...turns].map((tie) => drawBand(pen, turn(tie), 0.13)));
}

function drawAnklet(pair: Shod): Mark[] {
  const { pen, at } = pair;
  const y = at(0, 0).y - 0.8;
  const [inner, outer] = getLegSides(pair, y);
  const chain = traceThrough([inner, y - 0.1], [(inner + outer) / 2, y + 0.18], [outer, y - 0.1]);
  return [
    ...onBoth((turn) => [pen.stroke('#8a6a2c', 2.4, turn(chain)), pen.stroke('#e2c069', 1.4, turn(chain))]),
    ...[1, -1].map((side) => pen.button(point(((inner + outer) / 2) * side, y + 0.32), 0.16)),
  ];
}

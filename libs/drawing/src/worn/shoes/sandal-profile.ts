import type { Mark } from '../../garment/cut/pen';
import { drawPart } from '../part';
import { HEEL_X, traceRuns } from './bench';
import type { Bench } from './bench';
import { drawAnkle, drawDetail, drawFine, drawFootbed, drawLaceRow, drawSling, drawUnder } from './profile';
import { drawBand } from './straps';
import { findVampDetail } from './trimmings';

interface SandalBand {
  x: number;
  half: number;
  up: number;
}

const TOE_BAND: SandalBand = { x: 280, half: 22, up: 42 };

/** One adorned by its band has a broad one. */
export const listSandalBands = ({ piece, last: { vamp } }: Bench): readonly SandalBand[] =>
  findVampDetail(piece) === 'band'
    ? [{ x: 284, half: 30, up: 44 }]
    : {
        low: [{ x: 296, half: 11, up: 34 }],
        middle: [TOE_BAND],
        v: [TOE_BAND],
        high: [{ x: 214, half: 17, up: 70 }, TOE_BAND],
      }[vamp];

export function drawSandalProfile(bench: Bench, thong: boolean): Mark[] {
  const { at, spots, raised, end, pen, has, piece } = bench;
  const toed = thong || has('thong-strap');
  const { shade } = pen.main.colors;
  const bands = listSandalBands(bench);
  const held = !thong && !has('mule') && !has('lace-up') && !has('ankle-strap');
  return [
    ...drawUnder(bench),
    drawFootbed(bench, end - 4),
    ...(has('thin-straps')
      ? drawFine(bench, [232, 262, 292])
      : toed
        ? [
            drawBand(pen, traceRuns(spots('276 40, 238 46, 214 24')), 0.24, shade),
            drawBand(pen, traceRuns(spots('302 2, 296 24, 276 40')), 0.22),
            drawBand(pen, traceRuns(spots('276 40, 230 40, 192 3')), thong ? 0.42 : 0.3),
          ]
        : bands.flatMap(({ x, half, up }) => [
            drawPart(
              shade,
              traceRuns(
                [at(x + half - 4, up - 4), at(x + half + 11, up * 0.6), at(x + half + 13, 3)],
                [at(x + half + 2, 3)],
              ),
            ),
            pen.panel(
              traceRuns(
                [at(x - half - 8, 1), at(x - half - 4, up * 0.6), at(x - half + 12, up)],
                [at(x + half, up - 3)],
                [at(x + half, up - 3), at(x + half - 3, up * 0.5), at(x + half - 2, 1)],
              ),
            ),
          ])),
    ...(bench.last.vamp === 'v' && !toed && !has('thin-straps')
      ? [
          drawBand(pen, traceRuns(spots('262 26, 246 52, 222 60')), 0.4, shade),
          drawBand(pen, traceRuns(spots('204 2, 222 40, 250 60')), 0.5),
        ]
      : []),
    ...(has('ankle-strap')
      ? [
          drawPart(
            pen.main.colors.base,
            traceRuns(spots(`${HEEL_X - 2} 0, ${HEEL_X - 8} 26, ${HEEL_X - 2} 54`), spots('80 40, 108 0')),
          ),
          ...drawAnkle(bench),
        ]
      : []),
    ...(has('lace-up')
      ? [
          ...[
            '168 2, 150 46, 60 74, 62 96, 142 120, 142 142, 62 168',
            '66 2, 74 46, 142 78, 142 100, 62 126, 66 146, 138 168',
          ].map((text) => drawBand(pen, traceRuns(raised(text)), 0.15)),
          ...drawLaceRow(bench, raised('100 168')).slice(1),
        ]
      : []),
    ...(held ? drawSling(bench) : []),
    ...(piece.has('jewelry', 'anklet')
      ? [
          pen.stroke('#8a6a2c', 3.4, traceRuns(raised('56 140, 64 128, 130 130, 140 142'))),
          pen.stroke('#e2c069', 2, traceRuns(raised('56 140, 64 128, 130 130, 140 142'))),
          pen.button(raised('100 122')[0]!, 0.2),
        ]
      : []),
    ...drawDetail(
      bench,
      at(262, 46),
      bands.map(({ x, up }) => at(x - 2, up * 0.62)),
    ),
  ];
}

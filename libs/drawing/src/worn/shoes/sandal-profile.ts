import type { Mark } from '../../garment/cut/pen';
import { listMarks, type Bench } from './bench';
import { drawAnkle, drawDetail, drawSling } from './profile-trimmings';
import { drawFootbed, drawUnder } from './profile-sole';

type SandalBand = readonly [x: number, half: number, up: number];

const TOE_BAND: SandalBand = [280, 22, 38];

export const listSandalBands = ({
  detail,
  last: { vamp },
}: Pick<Bench, 'detail' | 'last'>): readonly SandalBand[] =>
  detail === 'band'
    ? [[284, 30, 44]]
    : vamp === 'low'
      ? [[296, 11, 34]]
      : vamp === 'high'
        ? [[220, 22, 54], TOE_BAND]
        : [TOE_BAND];

const FINE = [
  [228, 27],
  [258, 21],
  [288, 15],
] as const;

const TIES = [
  '168 2, ^150 46, ^60 74, ^62 96, ^142 120, ^142 142, ^62 168',
  '66 2, ^74 46, ^142 78, ^142 100, ^62 126, ^66 146, ^138 168',
];
const ANKLET = '^56 140, ^64 128, ^130 130, ^140 142';

export function drawSandalProfile(bench: Bench, thong: boolean): Mark[] {
  const { shape, end, pen, has, piece, last, band, part } = bench;
  const { shade, base } = pen.main.colors;
  const toed = thong || has('thong-strap');
  const bands = listSandalBands(bench);
  const banded = !toed && !has('thin-straps');
  return listMarks(
    drawUnder(bench),
    drawFootbed(bench, end - 4),
    has('thin-straps') &&
      FINE.map(([x, up]) =>
        part(
          base,
          `${x} 0, ${x + 1} ${up * 0.55}, ${x + 6} ${up * 0.88}, ${x + 15} ${up} / ${x + 21} ${up * 0.8}, ${x + 15} ${up * 0.45}, ${x + 12} 0`,
        ),
      ),
    toed &&
      !has('thin-straps') && [
        band('276 40, 238 46, 214 24', 0.24, shade),
        band('302 2, 296 24, 276 40', 0.22),
        band('276 40, 230 40, 192 3', thong ? 0.42 : 0.3),
      ],
    banded &&
      bands.flatMap(([x, half, up]) => [
        part(
          shade,
          `${x + half - 4} ${up - 4}, ${x + half + 11} ${up * 0.6}, ${x + half + 13} 3 / ${x + half + 2} 3`,
        ),
        pen.panel(
          shape(
            `${x - half - 8} 1, ${x - half - 4} ${up * 0.6}, ${x - half + 12} ${up} / ${x + half} ${up - 3}, ${x + half - 3} ${up * 0.5}, ${x + half - 2} 1`,
          ),
        ),
      ]),
    banded &&
      last.vamp === 'v' && [band('262 26, 246 52, 222 60', 0.4, shade), band('204 2, 222 40, 250 60', 0.5)],
    has('ankle-strap') && drawAnkle(bench, 84, false),
    has('lace-up') && TIES.map((tie) => band(tie, 0.15)),
    !thong && !has('mule') && !has('lace-up') && !has('ankle-strap') && drawSling(bench, '188 1', '206 2'),
    piece.has('jewelry', 'anklet') && [
      pen.stroke('#8a6a2c', 3.4, shape(ANKLET)),
      pen.stroke('#e2c069', 2, shape(ANKLET)),
      pen.button(shape('^100 122').from, 0.2),
    ],
    drawDetail(
      bench,
      '262 46',
      bands.map(([x, , up]) => `${x - 2} ${up * 0.62}`),
    ),
  );
}

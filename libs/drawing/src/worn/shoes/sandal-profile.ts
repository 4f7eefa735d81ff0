import type { Mark } from '../../garment/cut/pen';
import { listMarks, type Bench } from './bench';
import { drawAnkle, drawDetail, drawSling } from './profile-trimmings';
import { drawFootbed, drawUnder } from './profile-sole';

type SandalBand = readonly [x: number, half: number, up: number];

const TOE_BAND: SandalBand = [262, 20, 40];

export const listSandalBands = ({
  detail,
  last: { vamp },
}: Pick<Bench, 'detail' | 'last'>): readonly SandalBand[] =>
  detail === 'band'
    ? [[262, 30, 43]]
    : vamp === 'low'
      ? [[276, 10, 33]]
      : vamp === 'high'
        ? [[196, 20, 54], TOE_BAND]
        : [TOE_BAND];

/** Two broad bands hold a flat sandal without a sling. */
export const isSlung = ({ has, last: { vamp, heel } }: Bench): boolean =>
  !(
    ['mule', 'lace-up', 'ankle-strap'].some(has) ||
    (vamp === 'high' && heel === 'flat' && !has('thin-straps'))
  );

const FINE = [
  [204, 56],
  [236, 50],
  [268, 42],
] as const;

const TIES = [
  '168 2, ^150 46, ^60 74, ^62 96, ^142 120, ^142 142, ^62 168',
  '66 2, ^74 46, ^142 78, ^142 100, ^62 126, ^66 146, ^138 168',
];
const ANKLET = '^56 140, ^64 128, ^130 130, ^140 142';

export function drawSandalProfile(bench: Bench, thong: boolean): Mark[] {
  const { shape, end, pen, has, piece, last, band, part } = bench;
  const { shade } = pen.main.colors;
  const toed = thong || has('thong-strap');
  const bands = listSandalBands(bench);
  const banded = !toed && !has('thin-straps');
  return listMarks(
    drawUnder(bench),
    drawFootbed(bench, end - 4),
    has('thin-straps') &&
      FINE.map(([x, up]) => [
        band(`${x + 20} ${up}, ${x + 32} ${up * 0.92}, ${x + 39} ${up * 0.6}, ${x + 41} 5`, 0.16, shade),
        band(`${x} 2, ${x + 4} ${up * 0.66}, ${x + 12} ${up * 0.93}, ${x + 24} ${up}`, 0.24),
      ]).flat(),
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
          `${x} ${up}, ${x + half + 6} ${up * 0.86}, ${x + half + 16} ${up * 0.5}, ${x + half + 18} 5 / ${x + half - 2} 5 / ${x} ${up}`,
        ),
        pen.panel(
          shape(
            `${x - half - 8} 1, ${x - half - 7} ${up * 0.5}, ${x - half + 5} ${up + 5} / ${x} ${up + 3}, ${x + half + 6} ${up * 0.86} / ${x + half - 3} ${up * 0.42}, ${x + half - 4} 1`,
          ),
        ),
      ]),
    banded &&
      last.vamp === 'v' && [
        band('196 4, 204 40, 228 61, 252 46, 262 6', 0.28, shade),
        band('180 2, 187 34, 204 55, 228 62', 0.34),
        band('254 2, 250 32, 236 55, 210 62', 0.34),
      ],
    has('ankle-strap') && drawAnkle(bench, 84, false),
    has('lace-up') && TIES.map((tie) => band(tie, 0.15)),
    isSlung(bench) && !thong && drawSling(bench, '176 3', '190 4'),
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

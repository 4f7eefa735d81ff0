import type { Mark } from '../../garment/cut/pen';
import { INK, mix } from '../../garment/paint/colors';
import { listMarks, type Bench } from './bench';
import type { Make, Shaft } from './last';
import { drawAnkle, drawDetail, drawFine, drawLaceRow } from './profile-trimmings';
import { drawGleam, drawToe, reverseText, writeVamp } from './profile';
import { drawUnder } from './profile-sole';

const SHAFT_LINES: Readonly<Record<Shaft, readonly [back: string, front: string]>> = {
  'ankle-boot': ['54 40, 66 96, 60 178', '158 184, 161 132, 178 100'],
  'mid-calf-boot': ['54 40, 66 92, 58 170, 44 262', '178 266, 170 180, 166 122, 180 98'],
  'shaped-knee-boot': [
    '54 40, 68 100, 58 180, 40 272, 50 350, 58 410',
    '182 414, 188 330, 180 220, 168 126, 182 98',
  ],
  'wide-shaft-boot': ['52 40, 56 100, 36 190, 22 300, 16 396', '212 402, 204 290, 190 180, 174 122, 184 98'],
};

const CREASES = ['^72 84, ^100 77, ^130 84', '^78 70, ^110 62, ^146 66'];
const SLOUCHES = ['^44 156, ^110 140, ^178 158', '^50 108, ^110 94, ^170 114', '^40 226, ^84 216, ^124 222'];

export function drawBootProfile(bench: Bench, shaft: Shaft, make: Make): Mark[] {
  const { shape, end, pen, lining, piece, last, has, tone, band, part } = bench;
  const { base } = piece.paint.colors;
  const room = piece.has('fit', 'roomy-shoe') ? 6 : piece.has('fit', 'close-shoe') ? -5 : 0;
  const lines = SHAFT_LINES[shaft].map((text, side) =>
    text.split(', ').map((spot) => {
      const [x, up] = spot.split(' ').map(Number) as [number, number];
      return [up > 90 ? x + room * (side ? 1 : -1) : x, up] as const;
    }),
  );
  const [back, front] = lines.map((spots) => spots.map(([x, up]) => `^${x} ${up}`).join(', '));
  const [[left, leftTop], [right, rightTop]] = [lines[0]!.at(-1)!, lines[1]![0]!];
  const writeRim = (dip: number, low = 0): string =>
    `^${left} ${leftTop - low}, ^${(left + right) / 2} ${(leftTop + rightTop) / 2 - dip - low}, ^${right} ${rightTop - low}`;
  const rim = writeRim(8);
  const inner = mix(lining, INK, 0.3);
  const middle = (left + right) / 2;
  const laced = has('lace-up') || make === 'rugged';
  const closing =
    shaft === 'ankle-boot'
      ? part(tone, '^86 179, ^95 110, ^112 56 / ^112 56, ^128 110, ^136 182')
      : pen.seam(shape('^104 -4, ^112 100, ^106 240'));
  const creases = (shaft === 'wide-shaft-boot' ? SLOUCHES : CREASES).map(shape);
  const far = lines[0]!
    .map(([x, up]) => `^${x + 18} ${up}`)
    .reverse()
    .join(', ');
  return listMarks(
    drawUnder(bench),
    part(inner, `${writeRim(-9)} / ${reverseText(rim)}`),
    pen.panel(
      shape(`${rim} / ${front}, 216 74, ${writeVamp(bench, '256 52')} / ~${end - 1}:58 / 58 0, ${back}`),
      {
        inside: listMarks(
          pen.fill(INK, 0.1, shape(`54 0, ${back} / ${far} / 76 0`)),
          drawGleam(bench),
          make !== 'rubber' && [pen.fold(...creases), pen.seam(shape('216 76, ^186 58, ^146 48, 114 1'))],
          last.vamp === 'low' && pen.seam(shape('248 60, 230 30, 228 1')),
          !laced && make !== 'rubber' && last.vamp !== 'v' && closing,
        ),
      },
    ),
    make === 'rubber' && band(rim, 0.3, pen.main.colors.shade),
    make === 'rugged' && [
      part(mix(base, INK, 0.35), `${rim} / ${reverseText(writeRim(8, 28))}`),
      part(mix(base, INK, 0.6), `${writeVamp(bench, '272 46')} / ~${end - 1}:240 / 240 0, 252 20, 272 46`),
    ],
    drawToe(bench, false),
    laced &&
      drawLaceRow(bench, ['^147 164', '^147 148', '^149 132', '^153 117', '^164 104', '176 88', '196 72']),
    last.vamp === 'v' &&
      part(
        inner,
        `^${middle - 20} ${leftTop - 5} / ^${middle} ${leftTop - 50} / ^${middle + 20} ${leftTop - 5}`,
      ),
    last.vamp === 'high' && band('^126 44, ^160 50, 222 70', 0.34, tone),
    has('ankle-strap') && drawAnkle(bench, 70),
    has('thin-straps') && drawFine(bench, [216, 244]),
    drawDetail(bench, '222 60'),
  );
}

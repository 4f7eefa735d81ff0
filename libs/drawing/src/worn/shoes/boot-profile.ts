import type { Point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { INK, mix } from '../../garment/paint/colors';
import { drawPart } from '../part';
import { HEEL_X, traceRuns } from './bench';
import type { Bench } from './bench';
import { drawAnkle, drawDetail, drawFine, drawLaceRow, drawToe, drawUnder, traceVamp } from './profile';
import { drawBand } from './straps';
import type { Make, Shaft } from './boots';

/** From the ankle up behind, and from the top down in front; up from the seat. */
const SHAFT_LINES: Readonly<Record<Shaft, readonly [back: string, front: string]>> = {
  'ankle-boot': ['54 40, 64 92, 62 146', '162 152, 166 118, 180 98'],
  'mid-calf-boot': ['54 40, 66 92, 58 170, 44 262', '178 266, 170 180, 166 122, 180 98'],
  'shaped-knee-boot': [
    '54 40, 68 100, 58 180, 40 272, 50 350, 58 410',
    '182 414, 188 330, 180 220, 168 126, 182 98',
  ],
  'wide-shaft-boot': ['52 40, 56 100, 36 190, 22 300, 16 396', '212 402, 204 290, 190 180, 174 122, 184 98'],
};

export function drawBootProfile(bench: Bench, shaft: Shaft, make: Make): Mark[] {
  const { at, spots, raised, along, end, pen, lining, piece, last, has } = bench;
  const room = piece.has('fit', 'roomy-shoe') ? 6 : piece.has('fit', 'close-shoe') ? -5 : 0;
  const widen = (points: Point[], out: number): Point[] =>
    points.map((each, index) => (index > 0 ? { x: each.x + out / 29.5, y: each.y } : each));
  const [backText, frontText] = SHAFT_LINES[shaft];
  const back = widen(raised(backText), -room);
  const front = widen(raised(frontText).reverse(), room).reverse();
  const [first, second] = [back.at(-1)!, front[0]!];
  const rim = (dip: number): Point[] => [
    first,
    { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 + dip },
    second,
  ];
  const upper = traceRuns(
    rim(0.26),
    [...front, at(216, 74), at(256, 52), ...traceVamp(bench, [at(256, 52)])[0]!.slice(1)],
    ...traceVamp(bench, [at(256, 52)]).slice(1),
    along(end - 1, HEEL_X - 2),
    [at(HEEL_X - 2, 0), ...back],
  );
  const inner = mix(lining, INK, 0.3);
  const tone = mix(piece.paint.colors.base, piece.paint.colors.dark ? '#ffffff' : INK, 0.16);
  const gore = traceRuns(raised('88 146, 96 96, 112 54'), raised('112 54, 128 96, 138 150'));
  const laced = has('lace-up') || make === 'rugged';
  const plain = laced || make === 'rubber' || last.vamp === 'v';
  const rows = ['160 132, 164 112, 172 94', '200 80, 222 66'];
  const creases =
    shaft === 'wide-shaft-boot'
      ? ['44 156, 110 140, 178 158', '50 108, 110 94, 170 114', '40 226, 84 216, 124 222']
      : ['72 84, 100 77, 130 84', '78 70, 110 62, 146 66'];
  return [
    ...drawUnder(bench),
    drawPart(inner, traceRuns(rim(-0.3), rim(0.26).reverse())),
    pen.panel(upper, {
      inside: [
        pen.fill(
          INK,
          0.1,
          traceRuns(
            [at(HEEL_X - 6, 0), ...back],
            [...back].reverse().map(({ x, y }) => ({ x: x + 0.6, y })),
            [at(HEEL_X + 16, 0)],
          ),
        ),
        pen.fill(
          pen.main.colors.light,
          0.6,
          traceRuns(
            spots(`${end - 96} 36, ${end - 54} 25, ${end - 24} 11`),
            spots(`${end - 24} 11, ${end - 56} 17, ${end - 96} 36`),
          ),
        ),
        ...(make === 'rubber' ? [] : [pen.fold(...creases.map((text) => traceRuns(raised(text))))]),
        ...(make === 'rubber'
          ? []
          : [pen.seam(traceRuns([at(216, 76), ...raised('186 58, 146 48'), at(114, 1)]))]),
        ...(last.vamp === 'low' ? [pen.seam(traceRuns(spots('248 60, 230 30, 228 1')))] : []),
        ...(plain
          ? []
          : [
              shaft === 'ankle-boot'
                ? drawPart(tone, gore)
                : pen.seam(traceRuns(raised('104 -4, 112 100, 106 240'))),
            ]),
      ],
    }),
    ...(make === 'rubber' ? [drawBand(pen, traceRuns(rim(0.26)), 0.3, pen.main.colors.shade)] : []),
    ...(make === 'rugged'
      ? [
          drawPart(
            mix(piece.paint.colors.base, INK, 0.35),
            traceRuns(
              rim(0.26),
              rim(0.26)
                .reverse()
                .map(({ x, y }) => ({ x, y: y + 0.95 })),
            ),
          ),
          drawPart(
            mix(piece.paint.colors.base, INK, 0.6),
            traceRuns(
              ...traceVamp(bench, [at(272, 46)]),
              along(end - 1, 240),
              spots('240 0, 252 20, 272 46'),
            ),
          ),
        ]
      : []),
    ...drawToe(bench, 'boot'),
    ...(laced ? drawLaceRow(bench, [...raised(rows[0]!), ...spots(rows[1]!)]) : []),
    ...(last.vamp === 'v'
      ? [
          drawPart(
            inner,
            traceRuns(
              [{ x: (first.x + second.x) / 2 - 0.7, y: first.y + 0.16 }],
              [{ x: (first.x + second.x) / 2, y: first.y + 1.7 }],
              [{ x: (first.x + second.x) / 2 + 0.7, y: first.y + 0.16 }],
            ),
          ),
        ]
      : []),
    ...(last.vamp === 'high'
      ? [drawBand(pen, traceRuns([...raised('126 44, 160 50'), ...spots('222 70')]), 0.34, tone)]
      : []),
    ...(has('ankle-strap') ? drawAnkle(bench, 70) : []),
    ...(has('thin-straps') ? drawFine(bench, [216, 244]) : []),
    ...drawDetail(bench, at(222, 60)),
  ];
}

import { INK, mix } from '../paint/colors';
import { area, line, shape, stitches, WEIGHT } from '../paint/strokes';
import { band, inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { smoothLine, smoothShape, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { isCapped, liningOf, toeCap, toeLight, vampRuns } from './court';
import { alongSole, HEEL_X, lastOf, LASTS, TOE_X } from './last';
import type { Last, LastDefaults } from './last';
import { soleAndHeel } from './sole';
import { buckle, laces, thinStraps, vampDetail } from './straps';
import { asPair } from './views';

const SHAFTS = ['ankle-boot', 'mid-calf-boot', 'shaped-knee-boot', 'wide-shaft-boot'] as const;
type Shaft = (typeof SHAFTS)[number];

/** The back and the front edge of a shaft from the ankle up, as heights above the seat of the heel. */
interface ShaftLines {
  back: readonly Spot[];
  front: readonly Spot[];
  /** What brings the boot to the sheet's size, and where it then stands. */
  scale: number;
  x: number;
  y: number;
}

const SHAFT_LINES: Readonly<Record<Shaft, ShaftLines>> = {
  'ankle-boot': {
    back: [
      [54, 40],
      [64, 92],
      [62, 150],
    ],
    front: [
      [164, 156],
      [166, 118],
      [178, 98],
    ],
    scale: 0.98,
    x: 0,
    y: -4,
  },
  'mid-calf-boot': {
    back: [
      [54, 40],
      [66, 92],
      [58, 170],
      [44, 262],
    ],
    front: [
      [178, 266],
      [170, 180],
      [166, 122],
      [180, 98],
    ],
    scale: 0.94,
    x: 12,
    y: 38,
  },
  'shaped-knee-boot': {
    back: [
      [54, 40],
      [68, 100],
      [58, 180],
      [40, 272],
      [50, 350],
      [58, 410],
    ],
    front: [
      [182, 414],
      [188, 330],
      [180, 220],
      [168, 126],
      [182, 98],
    ],
    scale: 0.84,
    x: 30,
    y: 92,
  },
  'wide-shaft-boot': {
    back: [
      [52, 40],
      [56, 100],
      [36, 190],
      [22, 300],
      [16, 396],
    ],
    front: [
      [212, 402],
      [204, 290],
      [190, 180],
      [174, 122],
      [184, 98],
    ],
    scale: 0.84,
    x: 30,
    y: 88,
  },
};

/** What a boot is made for: a rugged one has laces, a padded collar and a guard around the toe, one of rubber is plain. */
type Make = 'fine' | 'rugged' | 'rubber';

const boot =
  (usual: Shaft, defaults: LastDefaults, make: Make = 'fine'): Drawer =>
  (piece) => {
    const shaft = piece.first('shoes', SHAFTS, usual);
    const last = lastOf(piece, defaults);
    const { scale, x, y } = SHAFT_LINES[shaft];
    return asPair(piece, single(piece, last, shaft, make), scale, x - 18, y, 40);
  };

function single(piece: Piece, last: Last, shaft: Shaft, make: Make): string {
  const { at } = last;
  const [, seatY] = at(HEEL_X, 0);
  const wide = piece.has('fit', 'roomy-shoe') ? 5 : piece.has('fit', 'close-shoe') ? -4 : 0;
  const raised =
    (out: number) =>
    ([x, up]: Spot): Spot => [up > 90 ? x + out : x, seatY - up];
  const back = SHAFT_LINES[shaft].back.map(raised(-wide));
  const front = SHAFT_LINES[shaft].front.map(raised(wide));
  const [backTop, frontTop] = [back.at(-1)!, front[0]!];
  const rim: Spot[] = [
    backTop,
    [(backTop[0] + frontTop[0]) / 2, (backTop[1] + frontTop[1]) / 2 + 9],
    frontTop,
  ];
  const farRim: Spot[] = [
    backTop,
    [(backTop[0] + frontTop[0]) / 2, (backTop[1] + frontTop[1]) / 2 - 9],
    frontTop,
  ];
  const instep = at(214, 76);
  const upper = smoothShape(
    rim,
    [...front, instep, at(256, 52)],
    ...vampRuns(last, at(256, 52)),
    alongSole(last, TOE_X[last.toe], HEEL_X - 2),
    [at(HEEL_X - 2, 0), ...back],
  );
  return [
    soleAndHeel(piece, last),
    shape(smoothShape(farRim, [...rim].reverse()), mix(liningOf(piece), INK, 0.18), WEIGHT.edge),
    inMaterial(piece, upper),
    area(
      smoothShape(
        [at(HEEL_X - 2, 0), ...back],
        [backTop, [backTop[0] + 18, backTop[1] + 6]],
        [...back.map(([x, y]): Spot => [x + 18, y]).reverse(), at(HEEL_X + 18, 0)],
      ),
      INK,
      0.1,
    ),
    isCapped(piece) ? toeCap(piece, last) : toeLight(piece, last),
    make === 'rubber' ? rubberRim(piece, rim) + vampSeam(piece, last) : seams(piece, last, shaft, seatY),
    make === 'rugged' ? padding(piece, last, back, front, rim) : '',
    fittings(piece, last, shaft, seatY, make),
  ].join('');
}

/** The rolled rim of a rubber boot. */
const rubberRim = ({ paint }: Piece, rim: readonly Spot[]): string =>
  band(smoothLine(rim), 9, paint.colors.shade) +
  line(smoothLine(rim.map(([x, y]): Spot => [x, y + 22])), paint.colors.ink, WEIGHT.seam, 0.7);

/** The padded collar of a hiking boot, the loop at its back, and the guard around its toe. */
function padding(
  { paint }: Piece,
  last: Last,
  back: readonly Spot[],
  front: readonly Spot[],
  rim: readonly Spot[],
): string {
  const { at } = last;
  const end = TOE_X[last.toe];
  const guard = smoothShape(...vampRuns(last, at(268, 45), [], 1), alongSole(last, end, 236), [
    at(236, 1),
    at(252, 20),
    at(268, 45),
  ]);
  const [backTop, frontTop] = [back.at(-1)!, front[0]!];
  const lower = [...rim].reverse().map(([x, y]): Spot => [x, y + 26]);
  const collar = smoothShape([...rim], [frontTop, [frontTop[0] + 3, frontTop[1] + 13], lower[0]!], lower, [
    lower.at(-1)!,
    [backTop[0] - 3, backTop[1] + 13],
    backTop,
  ]);
  const [x, y] = backTop;
  return [
    shape(guard, mix(paint.colors.base, INK, 0.6), WEIGHT.edge),
    shape(collar, mix(paint.colors.base, INK, 0.35), WEIGHT.edge),
    line(smoothLine(rim.map(([left, top]): Spot => [left, top + 13])), paint.colors.ink, WEIGHT.seam, 0.7),
    band(
      trace`M${x + 2} ${y + 14}C${x - 20} ${y + 4} ${x - 16} ${y - 26} ${x + 6} ${y - 4}`,
      5,
      paint.colors.shade,
    ),
  ].join('');
}

/** The seam over the toes of a low vamp. */
const vampSeam = ({ paint }: Piece, { at, vamp }: Last): string =>
  vamp === 'low' ? line(smoothLine([at(246, 58), at(230, 30), at(228, 1)]), paint.colors.ink) : '';

function seams(piece: Piece, last: Last, shaft: Shaft, seatY: number): string {
  const { paint } = piece;
  const { at } = last;
  const ankle: Spot = [146, seatY - 62];
  const quarter = smoothLine([at(214, 74), at(186, 46), [ankle[0], ankle[1] + 14], at(112, 1)]);
  const folds =
    shaft === 'wide-shaft-boot'
      ? [slouch(44, 156, 132, 2), slouch(50, 110, 118, 6), slouch(40, 226, 84, -4)]
      : [slouch(70, 84, 58, 0), slouch(76, 72, 66, -4)];
  const drawnFolds = folds.map((fold) =>
    line(smoothLine(fold.map(([x, up]): Spot => [x, seatY - up])), paint.colors.ink, WEIGHT.seam, 0.8),
  );
  return line(quarter, paint.colors.ink, WEIGHT.seam) + vampSeam(piece, last) + drawnFolds.join('');
}

/** A fold across the shaft: where it starts, how high above the seat, how wide it runs, how it slopes. */
const slouch = (x: number, up: number, width: number, slope: number): Spot[] => [
  [x, up],
  [x + width / 2, up - width * 0.12 + slope / 2],
  [x + width, up + slope],
];

function fittings(piece: Piece, last: Last, shaft: Shaft, seatY: number, make: Make): string {
  const { at, vamp } = last;
  const { paint } = piece;
  const shoe = (value: string): boolean => piece.has('shoes', value);
  const parts: string[] = [];
  if (shoe('lace-up') || make === 'rugged') {
    const rows: Spot[] = [
      [160, seatY - 138],
      [162, seatY - 118],
      [172, seatY - 98],
      at(200, 80),
      at(222, 66),
    ];
    parts.push(laces(rows, paint.twoColored ? paint.trim.base : paint.colors.light));
  } else if (make === 'rubber') {
    // Rubber needs no fastening.
  } else if (shaft === 'ankle-boot') {
    const panel = smoothShape(
      [
        [88, seatY - 150],
        [96, seatY - 96],
        [112, seatY - 58],
      ],
      [
        [112, seatY - 58],
        [128, seatY - 96],
        [136, seatY - 150],
      ],
    );
    const ribs = [98, 106, 114, 122, 129]
      .map((x) => trace`M${x} ${seatY - 146}L${112 + (x - 112) * 0.45} ${seatY - 78}`)
      .join('');
    if (vamp !== 'v')
      parts.push(
        shape(panel, paint.colors.shade, WEIGHT.edge),
        line(ribs, paint.colors.ink, WEIGHT.fine, 0.8),
      );
  } else {
    const zip = smoothLine([
      [104, seatY - 14],
      [112, seatY - 100],
      [106, seatY - 240],
    ]);
    parts.push(stitches(zip, paint.colors.ink));
  }
  if (vamp === 'v') parts.push(notch(piece, shaft, seatY));
  if (vamp === 'high')
    parts.push(
      band(
        trace`M${138} ${seatY - 40}C170 ${seatY - 46} 196 ${at(212, 70)[1] + 4} ${at(222, 68)[0]} ${at(222, 68)[1]}`,
        9,
        paint.colors.shade,
      ),
    );
  if (shoe('ankle-strap')) {
    parts.push(
      band(
        trace`M64 ${seatY - 76}C96 ${seatY - 60} 140 ${seatY - 66} 172 ${seatY - 100}`,
        10,
        paint.colors.base,
      ),
      buckle(120, seatY - 68, 8),
    );
  }
  if (shoe('thin-straps')) parts.push(thinStraps(piece, last, [216, 244]));
  parts.push(vampDetail(piece, { ...last, vamp: 'middle' }));
  return parts.join('');
}

/** A V cut into the side of the shaft. */
function notch(piece: Piece, shaft: Shaft, seatY: number): string {
  const { back, front } = SHAFT_LINES[shaft];
  const top = seatY - Math.min(back.at(-1)![1], front[0]![1]);
  const x = (back.at(-1)![0] + front[0]![0]) / 2;
  return shape(
    trace`M${x - 24} ${top + 8}L${x} ${top + 52}L${x + 24} ${top + 8}Z`,
    mix(liningOf(piece), INK, 0.12),
    WEIGHT.edge,
  );
}

export const ankleBoot = boot('ankle-boot', LASTS['ankle-boot']);
export const hikingBoot = boot('ankle-boot', LASTS['hiking-boot'], 'rugged');
export const rainBoot = boot('wide-shaft-boot', LASTS['rain-boot'], 'rubber');
export const kneeBoot = boot('shaped-knee-boot', LASTS['knee-boot']);

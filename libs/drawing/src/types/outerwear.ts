import { placeBesideFront, type Frame } from '../garment/clothes/frame';
import type { Cutter } from '../garment/clothes/layers';
import { LEVEL } from '../garment/cut/body';
import { drawEpaulettes, traceAcross, traceRibs, zip } from '../garment/cut/details';
import { mirrorSides, moveCurve, point, straight, traceCorners, traceThrough } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import { drawBreastWelt, drawFlapPockets, drawPocketPair } from '../garment/cut/pockets';
import {
  SHELL,
  SHIRT_JACKET,
  ZIPPED,
  createCoat,
  drawWhere,
  placePatches,
  placeWelts,
} from '../garment/outerwear/coat';

const EVENING_CLOTH = ['crepe', 'velvet', 'satin', 'chiffon', 'lace'] as const;

export const OUTERWEAR: Readonly<Record<string, Cutter>> = {
  'trench-coat': createCoat(
    { front: 'double', length: 'jacket-long', buttons: 4, belt: 'buckle', fit: 'nipped-waist' },
    (frame) => [
      ...drawEpaulettes(frame.pen, frame.body.tip, frame.body.neckPoint),
      ...placeWelts(67, 15.4, 52)(frame),
    ],
  ),
  'wool-coat': createCoat({ length: 'jacket-long', buttons: 3 }, (frame) =>
    drawWhere(frame, 57, 'hip-pockets', () =>
      drawFlapPockets(frame.pen, point(placeBesideFront(frame, frame.at(53) * 0.62, 12), 53), 12),
    ),
  ),
  'cocoon-coat': createCoat(
    {
      neckline: 'shawl-collar',
      sleeves: 'drop-shoulder',
      length: 'jacket-long',
      fit: 'boxy',
      line: 'cocoon',
      buttons: 1,
    },
    placeWelts(67, 17, 52),
  ),
  blazer: createCoat({ fit: 'nipped-waist' }, (frame) => [
    ...drawWhere(frame, 55, 'hip-pockets', () =>
      drawFlapPockets(frame.pen, point(placeBesideFront(frame, frame.at(50) * 0.62, 11), 51), 11),
    ),
    ...drawWhere(frame, 26, 'chest-pockets', () => [drawBreastWelt(frame.pen)]),
  ]),
  'cropped-jacket': createCoat(
    { neckline: 'crew', length: 'jacket-waist', fit: 'straight-easy', buttons: 4 },
    (frame) =>
      EVENING_CLOTH.some((fabric) => frame.piece.has('fabric', fabric))
        ? []
        : [
            ...placePatches('hip-pockets', 40, 12, 33, { wide: 8.5, deep: 7 })(frame),
            ...placePatches('chest-pockets', 24, 12, 18, { wide: 7.5, deep: 6 })(frame),
          ],
  ),
  'denim-jacket': createCoat(
    { ...SHIRT_JACKET, hem: 'band', length: 'jacket-waist', fit: 'straight-easy' },
    (frame) => [
      frame.pen.seam(traceThrough([-17.8, 14.8], [0, 15.6], [17.8, 14.8])),
      frame.pen.stitch(
        traceThrough([-17.8, 16], [0, 16.8], [17.8, 16]),
        ...[8, 15.4].flatMap((x) => mirrorSides(traceCorners([x, 21], [x * 0.86, frame.low - 5]))),
      ),
      ...placePatches('chest-pockets', 26, 11.6, 17.4, { wide: 9.4, deep: 8, flap: true })(frame),
    ],
  ),
  'leather-jacket': createCoat(
    { front: 'biker', length: 'jacket-waist', hem: 'band' },
    ({ pen, body, low }) => [
      ...drawEpaulettes(pen, body.tip, body.neckPoint),
      ...zip(pen, straight(point(8, low - 14.6), point(16, low - 10))),
      ...zip(pen, straight(point(-17.4, low - 10.6), point(-10, low - 14.6))),
      pen.button(point(12.6, 12.6), 0.6),
      pen.button(point(-12.6, 12.6), 0.6),
    ],
  ),
  'longline-cardigan': createCoat(
    { neckline: 'v-neck', front: 'open', length: 'jacket-long', cuff: 'rib', fit: 'straight-easy' },
    placePatches('hip-pockets', 76, 14.6, 62, { wide: 12, deep: 14 }),
  ),
  puffer: createCoat({ ...ZIPPED, fit: 'boxy', cuff: 'rib', hem: 'elastic', ease: 1.6, quilted: true }),
  cape: createCoat(
    {
      neckline: 'stand-collar',
      sleeveLength: 'sleeveless',
      cape: true,
      line: 'cape',
      fit: 'straight-easy',
      buttons: 4,
    },
    ({ pen, low }) => {
      const slits = mirrorSides(traceThrough([16.5, low * 0.44], [17.6, low * 0.6], [18.4, low * 0.76]));
      return [
        pen.edge(...slits),
        pen.stitch(...slits.map((slit) => moveCurve(slit, slit.from.x > 0 ? -1.2 : 1.2, 0))),
      ];
    },
  ),
  waistcoat: createCoat({
    neckline: 'v-neck',
    sleeveLength: 'sleeveless',
    length: 'high-hip-top',
    fit: 'nipped-waist',
    buttons: 4,
  }),
  bomber: createCoat(
    { ...ZIPPED, hem: 'rib', cuff: 'rib', length: 'jacket-waist', sleeves: 'raglan', ease: 1.35 },
    placeWelts(37, 11, 26, 11),
  ),
  parka: createCoat({ ...SHELL, length: 'tunic-length', cuff: 'cuff' }, (frame) => [
    ...drawDrawcord(frame),
    ...drawWhere(frame, 70, 'hip-pockets', () =>
      drawPocketPair(frame.pen, point(placeBesideFront(frame, 13.4, 11.5), 54), 11.5, 13, true),
    ),
  ]),
  'rain-coat': createCoat({ ...SHELL, length: 'jacket-long' }, (frame) => [
    frame.pen.seam(traceThrough([-30, 15], [0, 16.4], [30, 15])),
    ...drawWhere(frame, 70, 'hip-pockets', () =>
      drawFlapPockets(frame.pen, point(placeBesideFront(frame, 14, 12), 56), 12),
    ),
  ]),
  windbreaker: createCoat(
    { ...ZIPPED, sleeves: 'raglan', hem: 'elastic', ease: 1.3 },
    placeWelts(60, 12, 44, 11),
  ),
  'fleece-jacket': createCoat(
    { ...ZIPPED, cuff: 'rib', length: 'high-hip-top', ease: 1.3 },
    placeWelts(52, 11, 38, 11),
  ),
  gilet: (piece) =>
    createCoat(
      {
        ...ZIPPED,
        sleeveLength: 'sleeveless',
        hem: 'elastic',
        length: 'high-hip-top',
        quilted: !piece.has('fabric', 'compression-jersey'),
      },
      placeWelts(48, 12, 36, 11),
    )(piece),
  overshirt: createCoat(
    { ...SHIRT_JACKET, length: 'widest-hip-top' },
    placePatches('chest-pockets', 26, 11.8, 20, { wide: 10.5, deep: 11.5, flap: true }),
  ),
  shacket: createCoat(
    {
      neckline: 'open-shirt-collar',
      sleeves: 'drop-shoulder',
      front: 'placket',
      length: 'jacket-hip',
      fit: 'boxy',
      open: 7,
      buttons: 6,
      ease: 1.3,
    },
    (frame) => [
      ...placePatches('chest-pockets', 34, 12.4, 20, { wide: 11.5, deep: 12.5, flap: true })(frame),
      ...placeWelts(57, 15, 43, 11)(frame),
    ],
  ),
  'barn-jacket': createCoat(
    {
      neckline: 'open-shirt-collar',
      front: 'placket',
      cuff: 'cuff',
      length: 'jacket-hip',
      fit: 'boxy',
      buttons: 5,
    },
    placePatches('hip-pockets', 55, 13, 40, { wide: 12, deep: 13 }),
  ),
  'funnel-jacket': createCoat({ ...ZIPPED, length: 'jacket-hip' }, placeWelts(55, 12, 42, 11)),
  'racer-jacket': createCoat(
    { ...ZIPPED, length: 'jacket-waist', fit: 'nipped-waist', hem: 'band' },
    placeWelts(37, 11, 26, 11),
  ),
  'suede-jacket': createCoat(
    {
      neckline: 'open-shirt-collar',
      front: 'placket',
      length: 'jacket-hip',
      fit: 'straight-easy',
      buttons: 5,
    },
    placeWelts(50, 12, 38, 11),
  ),
};

function drawDrawcord({ pen, at, low, design }: Frame): Mark[] {
  const level = LEVEL.waist + 1;
  if (design.lower || design.front === 'open' || low < level + 12) return [];
  const ends = mirrorSides(traceThrough([3.4, level + 0.8], [4.4, level + 5], [3.8, level + 9]));
  const traceTunnel = (y: number) => traceAcross(at, y);
  return [
    pen.stitch(traceTunnel(level - 1), traceTunnel(level + 1)),
    pen.fold(...traceRibs(at, level + 0.6, level + 4.4, 9)),
    pen.stroke(pen.ink, 3.4, ...ends),
    pen.stroke(pen.trim.colors.base, 2, ...ends),
  ];
}

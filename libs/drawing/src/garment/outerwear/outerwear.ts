import type { Recipe } from '../clothes/design';
import type { Frame } from '../clothes/frame';
import { cutUpper } from '../clothes/upper';
import type { Extras } from '../clothes/upper';
import { LEVEL } from '../cut/body';
import { traceAcross, drawEpaulettes, traceRibs, zip } from '../cut/details';
import { mirrorSides, traceCorners, moveCurve, point, straight, traceThrough } from '../cut/path';
import type { Mark } from '../cut/pen';
import { drawBreastWelt, drawFlapPockets, drawPocketPair, drawWeltPockets } from '../cut/pockets';
import type { Cutter, Cutters } from '../clothes/layers';

const COAT: Recipe = {
  neckline: 'peaked-lapels',
  sleeves: 'set-in',
  sleeveLength: 'wrist',
  cuff: 'hem',
  fit: 'semi-fitted',
  line: 'straight',
  length: 'jacket-hip',
  front: 'single',
  hem: 'plain',
  buttons: 2,
  ease: 1.2,
  open: 15,
};

const SHELL: Partial<Recipe> = { neckline: 'hooded', front: 'zip', fit: 'straight-easy', ease: 1.35 };

function drawDrawcord({ pen, at, low, design }: Frame): Mark[] {
  const level = LEVEL.waist + 1;
  if (design.lower || low < level + 12) return [];
  const ends = mirrorSides(traceThrough([3.4, level + 0.8], [4.4, level + 5], [3.8, level + 9]));
  const traceTunnel = (y: number) => traceAcross(at, y);
  return [
    pen.stitch(traceTunnel(level - 1), traceTunnel(level + 1)),
    pen.fold(...traceRibs(at, level + 0.6, level + 4.4, 9)),
    pen.stroke(pen.ink, 3.4, ...ends),
    pen.stroke(pen.trim.colors.base, 2, ...ends),
  ];
}

type Pockets = 'hip-pockets' | 'chest-pockets';

const OWN_POCKETS: Readonly<Record<Pockets, readonly string[]>> = {
  'hip-pockets': ['hip-pockets', 'flap-pockets', 'welt-pockets', 'side-pockets', 'in-seam-pockets'],
  'chest-pockets': ['chest-pockets'],
};

const drawWhere = (
  { design, low, piece }: Frame,
  level: number,
  place: Pockets,
  marks: () => readonly Mark[],
): readonly Mark[] => {
  if (OWN_POCKETS[place].some((value) => piece.has('specialFeatures', value))) return [];
  const end = design.lower ? (design.lower.kind === 'peplum' ? 0 : design.end) : low;
  return end > level + 2 ? marks() : [];
};

const createCoat =
  (recipe: Partial<Recipe>, extras?: Extras): Cutter =>
  (piece) =>
    cutUpper(piece, { ...COAT, ...recipe }, extras);

const EVENING_CLOTH = ['crepe', 'velvet', 'satin', 'chiffon', 'lace'] as const;

export const outerwearCutters: Cutters = {
  'trench-coat': createCoat(
    {
      front: 'double',
      length: 'jacket-long',
      buttons: 4,
      belt: 'buckle',
      fit: 'nipped-waist',
    },
    (frame) => [
      ...drawEpaulettes(frame.pen, frame.body.tip, frame.body.neckPoint),
      ...drawWhere(frame, 67, 'hip-pockets', () => drawWeltPockets(frame.pen, point(15.4, 52))),
    ],
  ),
  'wool-coat': createCoat({ length: 'jacket-long', buttons: 3 }, (frame) =>
    drawWhere(frame, 57, 'hip-pockets', () => drawFlapPockets(frame.pen, point(frame.at(53) * 0.62, 53), 12)),
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
    (frame) => drawWhere(frame, 67, 'hip-pockets', () => drawWeltPockets(frame.pen, point(17, 52))),
  ),
  blazer: createCoat({ fit: 'nipped-waist' }, (frame) => [
    ...drawWhere(frame, 55, 'hip-pockets', () =>
      drawFlapPockets(frame.pen, point(frame.at(50) * 0.62, 51), 11),
    ),
    ...drawWhere(frame, 26, 'chest-pockets', () => [drawBreastWelt(frame.pen)]),
  ]),
  'cropped-jacket': createCoat(
    { neckline: 'crew', length: 'jacket-waist', fit: 'straight-easy', buttons: 4 },
    (frame) =>
      EVENING_CLOTH.some((fabric) => frame.piece.has('fabric', fabric))
        ? []
        : [
            ...drawWhere(frame, 40, 'hip-pockets', () => drawPocketPair(frame.pen, point(12, 33), 8.5, 7)),
            ...drawWhere(frame, 24, 'chest-pockets', () => drawPocketPair(frame.pen, point(12, 18), 7.5, 6)),
          ],
  ),
  'denim-jacket': createCoat(
    {
      neckline: 'open-shirt-collar',
      front: 'placket',
      hem: 'band',
      cuff: 'cuff',
      length: 'jacket-waist',
      fit: 'straight-easy',
      open: 7,
      buttons: 6,
    },
    (frame) => [
      frame.pen.seam(traceThrough([-17.8, 14.8], [0, 15.6], [17.8, 14.8])),
      frame.pen.stitch(
        traceThrough([-17.8, 16], [0, 16.8], [17.8, 16]),
        ...[8, 15.4].flatMap((x) => mirrorSides(traceCorners([x, 21], [x * 0.86, frame.low - 5]))),
      ),
      ...drawWhere(frame, 26, 'chest-pockets', () =>
        drawPocketPair(frame.pen, point(11.6, 17.4), 9.4, 8, true),
      ),
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
  'racer-jacket': createCoat(
    { neckline: 'stand-collar', front: 'zip', length: 'jacket-waist', fit: 'nipped-waist', hem: 'band' },
    (frame) => drawWhere(frame, 37, 'hip-pockets', () => drawWeltPockets(frame.pen, point(11, 26), 11)),
  ),
  'suede-jacket': createCoat(
    {
      neckline: 'open-shirt-collar',
      front: 'placket',
      length: 'jacket-hip',
      fit: 'straight-easy',
      buttons: 5,
    },
    (frame) => drawWhere(frame, 50, 'hip-pockets', () => drawWeltPockets(frame.pen, point(12, 38), 11)),
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
    (frame) => drawWhere(frame, 55, 'hip-pockets', () => drawPocketPair(frame.pen, point(13, 40), 12, 13)),
  ),
  'funnel-jacket': createCoat(
    { neckline: 'stand-collar', front: 'zip', length: 'jacket-hip', fit: 'straight-easy' },
    (frame) => drawWhere(frame, 55, 'hip-pockets', () => drawWeltPockets(frame.pen, point(12, 42), 11)),
  ),
  'longline-cardigan': createCoat(
    { neckline: 'v-neck', front: 'open', length: 'jacket-long', cuff: 'rib', fit: 'straight-easy' },
    (frame) => drawWhere(frame, 76, 'hip-pockets', () => drawPocketPair(frame.pen, point(14.6, 62), 12, 14)),
  ),
  puffer: createCoat({
    neckline: 'stand-collar',
    front: 'zip',
    fit: 'boxy',
    cuff: 'rib',
    hem: 'elastic',
    ease: 1.6,
    quilted: true,
  }),
  gilet: (piece) =>
    createCoat(
      {
        neckline: 'stand-collar',
        sleeveLength: 'sleeveless',
        front: 'zip',
        fit: 'straight-easy',
        hem: 'elastic',
        length: 'high-hip-top',
        quilted: !piece.has('fabric', 'compression-jersey'),
      },
      (frame) => drawWhere(frame, 48, 'hip-pockets', () => drawWeltPockets(frame.pen, point(12, 36), 11)),
    )(piece),
  parka: createCoat({ ...SHELL, length: 'tunic-length', cuff: 'cuff' }, (frame) => [
    ...drawDrawcord(frame),
    ...drawWhere(frame, 70, 'hip-pockets', () => drawPocketPair(frame.pen, point(13.4, 54), 11.5, 13, true)),
  ]),
  'rain-coat': createCoat({ ...SHELL, line: 'a-line', length: 'jacket-long' }, (frame) => [
    frame.pen.seam(traceThrough([-30, 15], [0, 16.4], [30, 15])),
    ...drawWhere(frame, 70, 'hip-pockets', () => drawFlapPockets(frame.pen, point(14, 56), 12)),
  ]),
  windbreaker: createCoat(
    {
      neckline: 'stand-collar',
      sleeves: 'raglan',
      front: 'zip',
      hem: 'elastic',
      fit: 'straight-easy',
      ease: 1.3,
    },
    (frame) => drawWhere(frame, 60, 'hip-pockets', () => drawWeltPockets(frame.pen, point(12, 44), 11)),
  ),
  'fleece-jacket': createCoat(
    {
      neckline: 'stand-collar',
      front: 'zip',
      fit: 'straight-easy',
      cuff: 'rib',
      length: 'high-hip-top',
      ease: 1.3,
    },
    (frame) => [...drawWhere(frame, 52, 'hip-pockets', () => drawWeltPockets(frame.pen, point(11, 38), 11))],
  ),
  overshirt: createCoat(
    {
      neckline: 'open-shirt-collar',
      front: 'placket',
      cuff: 'cuff',
      length: 'widest-hip-top',
      fit: 'boxy',
      open: 7,
      buttons: 6,
    },
    (frame) =>
      drawWhere(frame, 26, 'chest-pockets', () =>
        drawPocketPair(frame.pen, point(11.8, 20), 10.5, 11.5, true),
      ),
  ),
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
    {
      neckline: 'stand-collar',
      front: 'zip',
      hem: 'rib',
      cuff: 'rib',
      length: 'jacket-waist',
      sleeves: 'raglan',
      fit: 'straight-easy',
      ease: 1.35,
    },
    (frame) => drawWhere(frame, 37, 'hip-pockets', () => drawWeltPockets(frame.pen, point(11, 26), 11)),
  ),
};

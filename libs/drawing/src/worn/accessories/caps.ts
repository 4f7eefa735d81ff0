import { createPen } from '../../garment/cut/pen';
import { INK } from '../../garment/paint/colors';
import type { ExtraDrawer } from '../extra';
import { createHead, readPlaces } from '../head';
import type { HeadPoint } from '../head';

const mirrorCurve = (places: readonly HeadPoint[]): HeadPoint[] =>
  places.map(([x, y]): HeadPoint => [-x, y]).reverse();

const mirrorBoth = ([middle, ...right]: readonly HeadPoint[]): HeadPoint[] => [
  ...mirrorCurve(right),
  middle!,
  ...right,
];

export const drawCap: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const trim = piece.paint.twoColored ? { cloth: pen.trim } : {};
  return {
    head: [
      pen.fill(INK, 0.22, head.outline('-98,96! -94,126 -46,138 20,126 74,102 96,78! 60,90 0,100 -60,110')),
      pen.panel(
        head.outline(
          '-107,80! -113,30 -98,-14 -56,-42 4,-49 62,-42 100,-14 117,32 115,90! 84,70 30,60 -20,58 -70,64',
        ),
        {
          inside: [
            pen.seam(...head.strokes('-8,-48 -34,-8 -44,56; -8,-48 60,-18 88,66; -8,-48 -78,-22 -100,56')),
            pen.shadow(head.outline('-108,70! -60,46 -10,42 44,48 96,74! 40,64 -20,58 -70,64')),
          ],
        },
      ),
      pen.panel(head.outline('8,-55! -8,-55 -16,-47! 12,-47!'), { ...trim, upon: true }),
      pen.panel(
        head.outline(
          '-108,74! -70,54 -16,48 40,54 90,78! 66,94 14,106 -44,118 -104,130 -142,128 -152,110 -138,90',
        ),
        {
          ...trim,
          upon: true,
          inside: [
            pen.fill(pen.main.colors.light, 0.4, head.outline('-128,96! -70,68 -16,62 30,66! -20,74 -80,90')),
            pen.stitch(
              ...head.strokes('-146,114 -106,120 -46,108 14,96 76,82; -142,104 -104,108 -46,97 14,86 66,74'),
            ),
          ],
        },
      ),
    ],
  };
};

export const drawBucketHat: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const crown = mirrorBoth(readPlaces('0,-74 50,-72 84,-60 102,-22 113,40'));
  const join = mirrorBoth(readPlaces('0,56 60,51 113,30'));
  const brim = mirrorBoth(readPlaces('0,114 70,109 122,94 152,68'));
  const placeRow = (share: number): HeadPoint[] =>
    mirrorBoth([
      [0, 0.18 + 0.19 * share],
      [0.6 + 0.1 * share, 0.165 + 0.19 * share],
      [1.13 + 0.2 * share, 0.1 + 0.16 * share],
    ]);
  const top = mirrorBoth(readPlaces('0,-46 50,-48 90,-55'));
  const trim = piece.paint.twoColored ? { cloth: pen.trim } : {};
  return {
    head: [
      pen.panel(head.shape(crown, [...mirrorBoth(readPlaces('0,66 60,61 113,40'))].reverse()), {
        inside: [pen.seam(head.line(top))],
      }),
      pen.panel(
        head.shape(join, readPlaces('113,30 152,68'), [...brim].reverse(), readPlaces('-152,68 -113,30')),
        {
          ...trim,
          upon: true,
          inside: [
            pen.shadow(head.shape(join, [...mirrorBoth(readPlaces('0,72 60,67 113,30'))].reverse())),
            pen.stitch(...[0.3, 0.55, 0.8].map((share) => head.line(placeRow(share)))),
          ],
        },
      ),
    ],
  };
};

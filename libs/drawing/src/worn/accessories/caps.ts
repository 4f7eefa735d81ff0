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
      pen.fill(INK, 0.2, head.outline('-98,62! -60,96 -10,110 40,106 90,64! 76,98 40,122 -20,130 -70,114')),
      pen.panel(head.outline('7,-67! -6,-65 -14,-56! 22,-56! 18,-65'), { ...trim, upon: true }),
      pen.panel(
        head.outline(
          '-106,64! -113,14 -94,-30 -50,-54 4,-60 58,-53 98,-26 117,20 116,74! 84,66 40,58 -20,54 -70,56',
        ),
        {
          inside: [
            pen.seam(...head.strokes('4,-60 -14,-20 -18,54; 4,-60 62,-20 84,66; 4,-60 -70,-24 -92,58')),
            pen.shadow(head.outline('-106,64! -60,42 -10,36 50,44 96,68! 40,58 -20,54 -70,56')),
          ],
        },
      ),
      pen.panel(head.outline('-108,66! -66,48 -14,42 44,48 92,68! 80,92 40,108 -14,113 -70,104'), {
        ...trim,
        upon: true,
        inside: [
          pen.fill(pen.main.colors.light, 0.5, head.outline('-84,70! -40,58 0,56 30,60! 0,66 -44,70')),
          pen.stitch(...head.strokes('-94,80 -60,94 -14,102 38,98 78,82; -86,70 -58,82 -14,90 34,87 70,72')),
        ],
      }),
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

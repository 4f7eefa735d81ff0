import { createPen } from '../../garment/cut/pen';
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
  const dome = mirrorBoth(readPlaces('0,-122.5 42,-115.5 82,-86 106,-34 112,27'));
  const foot = mirrorBoth(readPlaces('0,18.6 55,24 112,27'));
  const bill = mirrorBoth(readPlaces('0,13.9 50,17 86,22 110,26'));
  const edge = mirrorBoth(readPlaces('0,84 52,86 94,80 117,58 110,26'));
  const placeRow = (depth: number): HeadPoint[] =>
    mirrorBoth([
      [0, 0.272 - depth],
      [0.5, 0.277 - depth],
      [0.92, 0.252 - depth],
    ]);
  const panel = readPlaces('5,-120.9 40,-74.4 66,-18.6 74,31');
  const middle = readPlaces('0,-120.9 1.5,-49.6 0,15.5');
  const button = head.ring(readPlaces('-9,-122.5 0,-134.8 9,-122.5 0,-113.1'));
  const trim = piece.paint.twoColored ? { cloth: pen.trim } : {};
  return {
    head: [
      pen.panel(head.shape(dome, [...foot].reverse()), {
        inside: [pen.seam(head.line(middle), head.line(panel), head.line(mirrorCurve(panel)))],
      }),
      pen.panel(button, { ...trim, upon: true }),
      pen.panel(head.shape(bill, [...edge].reverse()), {
        ...trim,
        upon: true,
        inside: [
          pen.shadow(head.shape(bill, [...mirrorBoth(readPlaces('0,31 50,34 86,37 110,26'))].reverse())),
          pen.stitch(head.line(placeRow(0.025)), head.line(placeRow(0.06)), head.line(placeRow(0.095))),
        ],
      }),
    ],
  };
};

export const drawBucketHat: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const crown = mirrorBoth(readPlaces('0,-120.9 50,-117.8 86,-102.3 102,-55.8 113,18.6'));
  const join = mirrorBoth(readPlaces('0,35.6 60,31 113,9.3'));
  const brim = mirrorBoth(readPlaces('0,103.9 70,97.7 120,80.6 150,49.6'));
  const placeRow = (share: number): HeadPoint[] =>
    mirrorBoth([
      [0, 0.115 + 0.22 * share],
      [0.6 + 0.1 * share, 0.1 + 0.215 * share],
      [1.13 + 0.2 * share, 0.04 + 0.18 * share],
    ]);
  const top = mirrorBoth(readPlaces('0,-83.7 50,-85.2 93,-93'));
  const trim = piece.paint.twoColored ? { cloth: pen.trim } : {};
  return {
    head: [
      pen.panel(head.shape(crown, [...mirrorBoth(readPlaces('0,46.5 60,41.9 113,18.6'))].reverse()), {
        inside: [pen.seam(head.line(top))],
      }),
      pen.panel(
        head.shape(
          join,
          readPlaces('113,9.3 150,49.6'),
          [...brim].reverse(),
          readPlaces('-150,49.6 -113,9.3'),
        ),
        {
          ...trim,
          upon: true,
          inside: [
            pen.shadow(head.shape(join, [...mirrorBoth(readPlaces('0,51.2 60,46.5 113,9.3'))].reverse())),
            pen.stitch(...[0.3, 0.55, 0.8].map((share) => head.line(placeRow(share)))),
          ],
        },
      ),
    ],
  };
};

import { createPen } from '../../garment/cut/pen';
import { traceRibbon } from '../../garment/cut/ribbon';
import { INK, mix } from '../../garment/paint/colors';
import type { ExtraDrawer } from '../extra';
import { createHead, readPlaces } from '../head';
import type { HeadPoint } from '../head';

export const drawWideBrimHat: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const { colors, trim, twoColored } = piece.paint;
  const ribbonColor = twoColored ? trim.base : mix(colors.base, colors.dark ? '#ffffff' : INK, 0.5);
  const brim = readPlaces(
    '-230,18.6 -186,-6.2 -110,-18.6 0,-24.8 110,-21.7 190,-15.5 234,6.2 210,43.4 130,72.8 30,83.7 -80,83.7 -180,65.1',
  );
  const base = readPlaces('113,18.6 62,41.9 0,48 -62,43.4 -112,23.2');
  const crown = readPlaces(
    '-112,23.2 -108,-49.6 -96,-105.4 -66,-134.8 -28,-130.2 6,-117.8 42,-131.8 76,-133.3 99,-102.3 109,-49.6 113,18.6',
  );
  const bandTop = readPlaces('-110.5,-15.5 -62,3.1 0,9.3 62,1.6 111.5,-20.2');
  const crease = readPlaces('-22,-127.1 -8,-111.6 2,-83.7');
  const edge = readPlaces('-216,27.9 -170,51.2 -70,69.8 40,69.8 130,58.9 214,23.2');
  return {
    head: [
      pen.panel(head.ring(brim), {
        inside: [
          pen.shadow(
            head.shape([...base].reverse(), [base[0]!, [1.5, 0.16], [0.6, 0.21], [-0.4, 0.2], base.at(-1)!]),
          ),
          pen.seam(head.line(edge)),
        ],
      }),
      pen.panel(head.shape(crown, base), {
        inside: [
          pen.fill(
            ribbonColor,
            1,
            head.shape(bandTop, [bandTop.at(-1)!, base[0]!], base, [base.at(-1)!, bandTop[0]!]),
          ),
          pen.shadow(
            traceRibbon(
              head.line(bandTop.map(([x, y]): HeadPoint => [x, y - 0.012])),
              [0.1, 0.16, 0.16, 0.16, 0.1],
            ),
          ),
          pen.fold(head.line(crease), head.line(readPlaces('30,-127.1 20,-111.6 16,-86.8'))),
        ],
      }),
    ],
  };
};

/** Flat and tilted, over one ear. */
export const drawBeret: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const stalk = head.outline('10,-46! 10,-60 16,-72! 26,-66 25,-46! 18,-40');
  const crown = head.outline(
    '-108,92! -134,66 -140,28 -116,-18 -62,-46 12,-56 86,-46 150,-20 186,26 190,66 164,88 128,84 108,72! 70,58 10,56 -50,68',
  );
  return {
    head: [
      pen.panel(stalk, { cloth: piece.paint.twoColored ? pen.trim : pen.darker, upon: true }),
      pen.panel(crown, {
        inside: [
          pen.shadow(
            head.outline(
              '-108,92! -50,68 10,56 70,58 108,72! 128,84 164,88 190,66! 160,66 100,46 20,38 -60,50 -124,74',
            ),
          ),
          pen.fold(
            ...head.strokes(
              '128,82 150,52 150,20; 84,58 116,36 124,6; -92,76 -110,44 -96,10; -40,62 -60,38 -56,10; 20,-44 80,-30 140,8',
            ),
          ),
        ],
      }),
    ],
  };
};

const RIBS = [0.1, 0.34, 0.56, 0.76, 0.92] as const;

export const drawBeanie: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const right = readPlaces('0,-124 50,-113.1 92,-74.4 114,-18.6 116,43.4');
  const flipPoints = (places: readonly HeadPoint[]): HeadPoint[] =>
    places.map(([x, y]): HeadPoint => [-x, y]).reverse();
  const placeAround = (half: number, side: number, middle: number): HeadPoint[] => [
    [-half, side],
    [-half * 0.56, side + (middle - side) * 0.75],
    [0, middle],
    [half * 0.56, side + (middle - side) * 0.75],
    [half, side],
  ];
  const [top, low] = [placeAround(1.19, 0.06, 0.115), placeAround(1.16, 0.285, 0.34)];
  const placeRib = (share: number): HeadPoint[] => [
    [share * 1.12, 0.1],
    [share * 1.13, -0.08],
    [share * 0.86, -0.27 + share * 0.04],
    [share * 0.24, -0.385 + share * 0.03],
  ];
  const onCuff = (share: number): HeadPoint[] => [
    [share * 1.19, 0.115 - 0.055 * share * share],
    [share * 1.2, 0.22 - 0.055 * share * share],
    [share * 1.16, 0.34 - 0.055 * share * share],
  ];
  const traceBothWays = (run: HeadPoint[]) => [head.line(run), head.line(flipPoints(run))];
  const cuff = head.shape(top, [top.at(-1)!, [1.21, 0.17], low.at(-1)!], [...low].reverse(), [
    low[0]!,
    [-1.21, 0.17],
    top[0]!,
  ]);
  return {
    head: [
      pen.panel(
        head.shape([...flipPoints(right), ...right.slice(1)], [...placeAround(1.16, 0.14, 0.19)].reverse()),
        {
          inside: [
            pen.seam(...RIBS.flatMap((share) => traceBothWays(placeRib(share)))),
            pen.shadow(
              head.shape(
                placeAround(1.2, 0.02, 0.075),
                readPlaces('120,6.2 116,43.4'),
                [...placeAround(1.16, 0.14, 0.19)].reverse(),
                readPlaces('-116,43.4 -120,6.2'),
              ),
            ),
          ],
        },
      ),
      pen.panel(cuff, {
        ...(piece.paint.twoColored ? { cloth: pen.trim } : {}),
        inside: [
          pen.seam(...[0.08, 0.25, 0.42, 0.58, 0.73, 0.87].flatMap((share) => traceBothWays(onCuff(share)))),
        ],
      }),
    ],
  };
};

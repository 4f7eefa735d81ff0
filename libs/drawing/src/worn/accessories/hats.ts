import type { Curve } from '../../figure/curve';
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
const CUFF_RIBS = [0.08, 0.25, 0.42, 0.58, 0.73, 0.87] as const;

export const drawBeanie: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const writeAround = (half: number, side: number, middle: number): string =>
    [-1, -0.56, 0, 0.56, 1]
      .map(
        (x) => `${x * half},${side + (middle - side) * (x === 0 ? 1 : 0.75 * (1 - Math.floor(Math.abs(x))))}`,
      )
      .join(' ');
  const back = (text: string): string => text.split(' ').reverse().join(' ');
  const traceBothWays = (shares: readonly number[], write: (share: number) => string): Curve[] =>
    shares.flatMap((share) => [-1, 1].map((side) => head.stroke(write(share * side))));
  const [top, low, under] = [
    writeAround(119, 18.6, 35.6),
    writeAround(116, 88.4, 105.4),
    writeAround(116, 43.4, 58.9),
  ];
  const cuff = head.outline(`${top}! 121,52.7 ${back(low)}! -121,52.7`);
  return {
    head: [
      pen.panel(
        head.outline(
          `-116,43.4! -114,-18.6 -92,-74.4 -50,-113.1 0,-124 50,-113.1 92,-74.4 114,-18.6 116,43.4! ${back(under)}`,
        ),
        {
          inside: [
            pen.seam(
              ...traceBothWays(RIBS, (x) => {
                const off = Math.abs(x);
                return `${x * 112},31 ${x * 113},-24.8 ${x * 86},${-83.7 + off * 12.4} ${x * 24},${-119.4 + off * 9.3}`;
              }),
            ),
            pen.shadow(head.outline(`${writeAround(120, 6.2, 23.3)}! 116,43.4 ${back(under)}! -120,6.2`)),
          ],
        },
      ),
      pen.panel(cuff, {
        ...(piece.paint.twoColored ? { cloth: pen.trim } : {}),
        inside: [
          pen.seam(
            ...traceBothWays(CUFF_RIBS, (x) => {
              const up = 17 * x * x;
              return `${x * 119},${35.6 - up} ${x * 120},${68.2 - up} ${x * 116},${105.4 - up}`;
            }),
          ),
        ],
      }),
    ],
  };
};

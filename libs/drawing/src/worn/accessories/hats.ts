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
    '-112,23.2 -108,-38 -96,-84 -66,-108 -28,-104 6,-94 42,-105 76,-107 99,-82 109,-38 113,18.6',
  );
  const bandTop = readPlaces('-110.5,-15.5 -62,3.1 0,9.3 62,1.6 111.5,-20.2');
  const crease = readPlaces('-22,-101 -8,-88 2,-64');
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
          pen.fold(head.line(crease), head.line(readPlaces('30,-101 20,-88 16,-66'))),
        ],
      }),
    ],
  };
};

export const drawBeret: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const stalk = head.outline('22,-66! 20,-80 25,-90! 35,-85 36,-66!');
  const crown = head.outline(
    '-108,48! -130,26 -122,-18 -72,-56 8,-73 92,-67 160,-38 192,6 186,44 152,64 112,54! 50,72 -40,70',
  );
  return {
    head: [
      pen.panel(stalk, { cloth: piece.paint.twoColored ? pen.trim : pen.darker, upon: true }),
      pen.panel(crown, {
        inside: [
          pen.shadow(
            head.outline('-108,48! -60,50 10,52 80,44 130,42 192,6! 186,44 152,64 112,54! 50,72 -40,70'),
          ),
          pen.fold(
            ...head.strokes(
              '118,50 146,34 152,8; 70,56 100,34 104,4; -92,44 -106,22 -96,-6; 46,-52 92,-40 136,-10',
            ),
          ),
        ],
      }),
      pen.panel(head.outline('-109,46! -60,62 0,68 62,64 113,52! 111,66 60,80 0,85 -60,79 -106,62!'), {
        cloth: piece.paint.twoColored ? pen.trim : pen.darker,
        upon: true,
      }),
    ],
  };
};

const RIBS = [-0.92, -0.76, -0.56, -0.34, -0.1, 0.1, 0.34, 0.56, 0.76, 0.92] as const;
const TIP = { x: 0.3, y: -0.2 } as const;

const CUFF_RIBS = [0.08, 0.25, 0.42, 0.58, 0.73, 0.87] as const;

export const drawBeanie: ExtraDrawer = (piece, wearer) => {
  const head = createHead(wearer.body.landmarks);
  const pen = createPen(piece);
  const dome = readPlaces('-116,56 -112,10 -90,-28 -44,-52 14,-64 66,-62 101,-34 115,8 117,56');
  const placeAround = (half: number, side: number, middle: number): HeadPoint[] => [
    [-half, side],
    [-half * 0.56, side + (middle - side) * 0.75],
    [0, middle],
    [half * 0.56, side + (middle - side) * 0.75],
    [half, side],
  ];
  const [top, low] = [placeAround(1.19, 0.11, 0.17), placeAround(1.15, 0.31, 0.375)];
  const placeRib = (share: number): HeadPoint[] => [
    [share * 1.12, 0.15],
    [share * 1.13, -0.02],
    [share * 0.84 + TIP.x * 0.3, -0.13 + Math.abs(share) * 0.04],
    [share * 0.24 + TIP.x, TIP.y + Math.abs(share) * 0.03],
  ];
  const onCuff = (share: number): HeadPoint[] =>
    [0.17, 0.27, 0.375].map((y, index): HeadPoint => [
      share * [1.19, 1.2, 1.15][index]!,
      y - 0.06 * share * share,
    ]);
  const cuff = head.shape(top, [top.at(-1)!, [1.21, 0.21], low.at(-1)!], [...low].reverse(), [
    low[0]!,
    [-1.21, 0.21],
    top[0]!,
  ]);
  return {
    head: [
      pen.panel(head.shape(dome, [...placeAround(1.16, 0.18, 0.24)].reverse()), {
        inside: [
          pen.seam(...RIBS.map((share) => head.line(placeRib(share)))),
          pen.shadow(
            head.shape(
              placeAround(1.2, 0.07, 0.13),
              readPlaces('120,21.7 116,55.8'),
              [...placeAround(1.16, 0.18, 0.24)].reverse(),
              readPlaces('-116,55.8 -120,21.7'),
            ),
          ),
        ],
      }),
      pen.panel(cuff, {
        ...(piece.paint.twoColored ? { cloth: pen.trim } : {}),
        inside: [
          pen.seam(...CUFF_RIBS.flatMap((share) => [share, -share].map((at) => head.line(onCuff(at))))),
        ],
      }),
    ],
  };
};

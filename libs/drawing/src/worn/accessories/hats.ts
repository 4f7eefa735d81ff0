import { penOf } from '../../garment/cut/pen';
import { ribbon } from '../../garment/cut/ribbon';
import { INK, mix } from '../../garment/paint/colors';
import type { ExtraDrawer } from '../extra';
import { headOf } from '../head';
import type { HeadPoint } from '../head';

/** A hat with a wide brim, worn straight: its brim dips over the forehead, its crown is pinched. */
export const wideBrimHat: ExtraDrawer = (piece, wearer) => {
  const head = headOf(wearer.body.landmarks);
  const pen = penOf(piece);
  const { colors, trim, twoColored } = piece.paint;
  const ribbonColor = twoColored ? trim.base : mix(colors.base, colors.dark ? '#ffffff' : INK, 0.5);
  const brim: HeadPoint[] = [
    [-2.3, 0.06],
    [-1.86, -0.02],
    [-1.1, -0.06],
    [0, -0.08],
    [1.1, -0.07],
    [1.9, -0.05],
    [2.34, 0.02],
    [2.1, 0.14],
    [1.3, 0.235],
    [0.3, 0.27],
    [-0.8, 0.27],
    [-1.8, 0.21],
  ];
  const base: HeadPoint[] = [
    [1.13, 0.06],
    [0.62, 0.135],
    [0, 0.155],
    [-0.62, 0.14],
    [-1.12, 0.075],
  ];
  const crown: HeadPoint[] = [
    [-1.12, 0.075],
    [-1.08, -0.16],
    [-0.96, -0.34],
    [-0.66, -0.435],
    [-0.28, -0.42],
    [0.06, -0.38],
    [0.42, -0.425],
    [0.76, -0.43],
    [0.99, -0.33],
    [1.09, -0.16],
    [1.13, 0.06],
  ];
  const bandTop: HeadPoint[] = [
    [-1.105, -0.05],
    [-0.62, 0.01],
    [0, 0.03],
    [0.62, 0.005],
    [1.115, -0.065],
  ];
  const crease: HeadPoint[] = [
    [-0.22, -0.41],
    [-0.08, -0.36],
    [0.02, -0.27],
  ];
  const edge: HeadPoint[] = [
    [-2.16, 0.09],
    [-1.7, 0.165],
    [-0.7, 0.225],
    [0.4, 0.225],
    [1.3, 0.19],
    [2.14, 0.075],
  ];
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
            ribbon(
              head.line(bandTop.map(([x, y]): HeadPoint => [x, y - 0.012])),
              [0.1, 0.16, 0.16, 0.16, 0.1],
            ),
          ),
          pen.fold(
            head.line(crease),
            head.line([
              [0.3, -0.41],
              [0.2, -0.36],
              [0.16, -0.28],
            ]),
          ),
        ],
      }),
    ],
  };
};

/** A soft round cap that hangs to one side over a band. */
export const beret: ExtraDrawer = (piece, wearer) => {
  const head = headOf(wearer.body.landmarks);
  const pen = penOf(piece);
  // It sits low on the left of the picture and hangs over on the right.
  const crown: HeadPoint[] = [
    [-1.15, 0.27],
    [-1.27, 0.1],
    [-1.12, -0.1],
    [-0.6, -0.25],
    [0.2, -0.31],
    [1.0, -0.25],
    [1.64, -0.06],
    [1.86, 0.2],
    [1.72, 0.38],
    [1.3, 0.32],
    [0.6, 0.13],
    [-0.4, 0.16],
  ];
  const rim: HeadPoint[] = [
    [-1.15, 0.3],
    [-0.5, 0.215],
    [0.2, 0.165],
    [0.8, 0.155],
    [1.12, 0.18],
  ];
  const band: HeadPoint[][] = [
    [
      [-1.15, 0.22],
      [-0.5, 0.13],
      [0.2, 0.08],
      [0.8, 0.07],
      [1.14, 0.1],
    ],
    [
      [1.14, 0.1],
      [1.14, 0.22],
    ],
    [
      [1.14, 0.22],
      [0.8, 0.19],
      [0.2, 0.2],
      [-0.5, 0.25],
      [-1.13, 0.34],
    ],
    [
      [-1.13, 0.34],
      [-1.15, 0.22],
    ],
  ];
  const stalk: HeadPoint[][] = [
    [
      [0.14, -0.29],
      [0.12, -0.35],
      [0.18, -0.385],
    ],
    [
      [0.18, -0.385],
      [0.26, -0.36],
      [0.26, -0.29],
    ],
    [
      [0.26, -0.29],
      [0.2, -0.27],
      [0.14, -0.29],
    ],
  ];
  const trim = piece.paint.twoColored ? pen.trim : pen.darker;
  return {
    head: [
      pen.panel(head.shape(...band), { cloth: trim, upon: true, inside: [pen.seam(head.line(rim))] }),
      pen.panel(head.shape(...stalk), { upon: true, inside: [pen.shadow(head.shape(...stalk))] }),
      pen.panel(head.ring(crown), {
        inside: [
          pen.fold(
            head.line([
              [1.3, 0.32],
              [1.42, 0.16],
              [1.34, 0.02],
            ]),
            head.line([
              [0.7, 0.15],
              [1.04, 0.06],
              [1.12, -0.06],
            ]),
            head.line([
              [-0.9, 0.23],
              [-0.92, 0.08],
              [-0.74, -0.04],
            ]),
          ),
        ],
      }),
    ],
  };
};

/** Ribs of a knit cap: how far out each runs, from the middle (0) to the edge (1). */
const RIBS = [0.1, 0.34, 0.56, 0.76, 0.92] as const;

/** A knit cap: a ribbed dome above a cuff that is turned up over the forehead. */
export const beanie: ExtraDrawer = (piece, wearer) => {
  const head = headOf(wearer.body.landmarks);
  const pen = penOf(piece);
  const right: HeadPoint[] = [
    [0, -0.4],
    [0.5, -0.365],
    [0.92, -0.24],
    [1.14, -0.06],
    [1.16, 0.14],
  ];
  const flip = (places: readonly HeadPoint[]): HeadPoint[] =>
    places.map(([x, y]): HeadPoint => [-x, y]).reverse();
  /** A line around the head, which lies lowest in the middle. */
  const around = (half: number, side: number, middle: number): HeadPoint[] => [
    [-half, side],
    [-half * 0.56, side + (middle - side) * 0.75],
    [0, middle],
    [half * 0.56, side + (middle - side) * 0.75],
    [half, side],
  ];
  const [top, low] = [around(1.19, 0.06, 0.115), around(1.16, 0.285, 0.34)];
  const rib = (share: number): HeadPoint[] => [
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
  const bothWays = (run: HeadPoint[]) => [head.line(run), head.line(flip(run))];
  const cuff = head.shape(top, [top.at(-1)!, [1.21, 0.17], low.at(-1)!], [...low].reverse(), [
    low[0]!,
    [-1.21, 0.17],
    top[0]!,
  ]);
  return {
    head: [
      pen.panel(head.shape([...flip(right), ...right.slice(1)], [...around(1.16, 0.14, 0.19)].reverse()), {
        inside: [
          pen.seam(...RIBS.flatMap((share) => bothWays(rib(share)))),
          pen.shadow(
            head.shape(
              around(1.2, 0.02, 0.075),
              [
                [1.2, 0.02],
                [1.16, 0.14],
              ],
              [...around(1.16, 0.14, 0.19)].reverse(),
              [
                [-1.16, 0.14],
                [-1.2, 0.02],
              ],
            ),
          ),
        ],
      }),
      pen.panel(cuff, {
        ...(piece.paint.twoColored ? { cloth: pen.trim } : {}),
        inside: [
          pen.seam(...[0.08, 0.25, 0.42, 0.58, 0.73, 0.87].flatMap((share) => bothWays(onCuff(share)))),
        ],
      }),
    ],
  };
};

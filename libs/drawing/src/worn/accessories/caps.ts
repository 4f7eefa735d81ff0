import { penOf } from '../../garment/cut/pen';
import type { ExtraDrawer } from '../extra';
import { headOf } from '../head';
import type { HeadPoint } from '../head';

const mirrored = (places: readonly HeadPoint[]): HeadPoint[] =>
  places.map(([x, y]): HeadPoint => [-x, y]).reverse();

/** A line from the left to the right that is the same on both sides: given from its middle to its right end. */
const both = ([middle, ...right]: readonly HeadPoint[]): HeadPoint[] => [
  ...mirrored(right),
  middle!,
  ...right,
];

/** A cap of six panels with a button on top; its bill is bent and shades the forehead. */
export const cap: ExtraDrawer = (piece, wearer) => {
  const head = headOf(wearer.body.landmarks);
  const pen = penOf(piece);
  const dome = both([
    [0, -0.395],
    [0.42, -0.37],
    [0.82, -0.26],
    [1.07, -0.07],
    [1.13, 0.15],
  ]);
  const foot = both([
    [0, 0.06],
    [0.55, 0.085],
    [1.13, 0.15],
  ]);
  const bill = both([
    [0, 0.045],
    [0.5, 0.075],
    [0.86, 0.14],
    [1.02, 0.25],
  ]);
  const edge = both([
    [0, 0.255],
    [0.52, 0.275],
    [0.88, 0.3],
    [1.02, 0.25],
  ]);
  const row = (depth: number): HeadPoint[] =>
    both([
      [0, 0.255 - depth],
      [0.5, 0.27 - depth],
      [0.9, 0.285 - depth],
    ]);
  const panel: HeadPoint[] = [
    [0.05, -0.39],
    [0.4, -0.24],
    [0.66, -0.06],
    [0.74, 0.1],
  ];
  const middle: HeadPoint[] = [
    [0, -0.39],
    [0.015, -0.16],
    [0, 0.05],
  ];
  const button = head.ring([
    [-0.09, -0.395],
    [0, -0.435],
    [0.09, -0.395],
    [0, -0.365],
  ]);
  const trim = piece.paint.twoColored ? { cloth: pen.trim } : {};
  return {
    head: [
      pen.panel(head.shape(dome, [...foot].reverse()), {
        inside: [pen.seam(head.line(middle), head.line(panel), head.line(mirrored(panel)))],
      }),
      pen.panel(button, { ...trim, upon: true }),
      pen.panel(head.shape(bill, [...edge].reverse()), {
        ...trim,
        upon: true,
        inside: [
          pen.shadow(
            head.shape(
              bill,
              [
                ...both([
                  [0, 0.1],
                  [0.5, 0.13],
                  [0.86, 0.19],
                  [1.02, 0.25],
                ]),
              ].reverse(),
            ),
          ),
          pen.stitch(head.line(row(0.025)), head.line(row(0.06)), head.line(row(0.095))),
        ],
      }),
    ],
  };
};

/** A soft hat whose short brim slopes down all around, with rows of stitches. */
export const bucketHat: ExtraDrawer = (piece, wearer) => {
  const head = headOf(wearer.body.landmarks);
  const pen = penOf(piece);
  const crown = both([
    [0, -0.39],
    [0.5, -0.38],
    [0.86, -0.33],
    [1.02, -0.18],
    [1.13, 0.06],
  ]);
  const join = both([
    [0, 0.115],
    [0.6, 0.1],
    [1.13, 0.03],
  ]);
  const brim = both([
    [0, 0.335],
    [0.7, 0.315],
    [1.2, 0.26],
    [1.5, 0.16],
  ]);
  const row = (share: number): HeadPoint[] =>
    both([
      [0, 0.115 + 0.22 * share],
      [0.6 + 0.1 * share, 0.1 + 0.215 * share],
      [1.13 + 0.2 * share, 0.04 + 0.18 * share],
    ]);
  const top = both([
    [0, -0.27],
    [0.5, -0.275],
    [0.93, -0.3],
  ]);
  const trim = piece.paint.twoColored ? { cloth: pen.trim } : {};
  return {
    head: [
      pen.panel(
        head.shape(
          crown,
          [
            ...both([
              [0, 0.15],
              [0.6, 0.135],
              [1.13, 0.06],
            ]),
          ].reverse(),
        ),
        {
          inside: [pen.seam(head.line(top))],
        },
      ),
      pen.panel(
        head.shape(
          join,
          [
            [1.13, 0.03],
            [1.5, 0.16],
          ],
          [...brim].reverse(),
          [
            [-1.5, 0.16],
            [-1.13, 0.03],
          ],
        ),
        {
          ...trim,
          upon: true,
          inside: [
            pen.shadow(
              head.shape(
                join,
                [
                  ...both([
                    [0, 0.165],
                    [0.6, 0.15],
                    [1.13, 0.03],
                  ]),
                ].reverse(),
              ),
            ),
            pen.stitch(...[0.3, 0.55, 0.8].map((share) => head.line(row(share)))),
          ],
        },
      ),
    ],
  };
};

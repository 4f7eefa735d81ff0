import { smoothRing, smoothShape, spots, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';

/** One part of a hairstyle: a closed shape and fine lines along its strands. */
export interface Lock {
  d: string;
  strands: readonly (readonly Spot[])[];
}

const flipped = (run: readonly Spot[]): Spot[] => run.map(([x, y]): Spot => [400 - x, y]).reverse();

/** Hair behind the face that is alike on both sides: from the crown down its right edge to the middle of its end. */
const curtain = (
  edge: readonly Spot[],
  end: readonly Spot[],
  strands: readonly (readonly Spot[])[],
): Lock => ({
  d: smoothShape(edge, end, flipped(end), flipped(edge)),
  strands: [...strands, ...strands.map(flipped)],
});

/** A round shape with scallops: `count` curls along an oval. */
function cloud(cx: number, cy: number, rx: number, ry: number, count: number): string {
  const at = (index: number, out: number): Spot => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return [cx + Math.cos(angle) * (rx + out), cy + Math.sin(angle) * (ry + out)];
  };
  const start = at(0, 0);
  const curls = Array.from({ length: count }, (_, index) => {
    const [c1, c2, to] = [at(index + 0.1, 22), at(index + 0.9, 22), at(index + 1, 0)];
    return trace`C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${to[0]} ${to[1]}`;
  });
  return trace`M${start[0]} ${start[1]}` + curls.join('') + 'Z';
}

const ringlet = (x: number, y: number, r: number): Spot[] => [
  [x - r, y],
  [x - r * 0.3, y - r],
  [x + r * 0.8, y - r * 0.3],
  [x + r * 0.4, y + r * 0.7],
  [x - r * 0.4, y + r * 0.4],
];

/** Hair that falls behind the face and the shoulders, by value. On the sheet of a hairstyle; the face is 144 to 256. */
export const FALLS: Readonly<Record<string, Lock>> = {
  'chin-bob': curtain(
    spots('200 56, 250 68, 276 112, 282 170, 284 226, 274 250'),
    spots('274 250, 246 252, 200 250'),
    [spots('264 120, 272 180, 270 240'), spots('256 130, 262 190, 258 244')],
  ),
  'collarbone-cut': curtain(
    spots('200 56, 250 68, 274 112, 280 180, 286 260, 284 318'),
    spots('284 318, 256 324, 200 322'),
    [spots('264 120, 272 210, 274 310'), spots('256 150, 260 230, 258 316')],
  ),
  'long-straight': curtain(
    spots('200 56, 250 68, 274 112, 280 190, 286 300, 286 436'),
    spots('286 436, 256 442, 200 440'),
    [spots('264 120, 272 240, 274 430'), spots('258 180, 262 290, 260 434')],
  ),
  'long-layers': {
    d: smoothShape(
      spots('200 56, 252 66, 280 112, 290 190, 304 260'),
      spots('304 260, 292 268, 288 276'),
      spots('288 276, 300 320, 312 350'),
      spots('312 350, 296 356, 290 362'),
      spots('290 362, 292 410, 282 444, 250 430, 200 426, 150 430, 118 444, 108 410, 110 362'),
      spots('110 362, 104 356, 88 350'),
      spots('88 350, 100 320, 112 276'),
      spots('112 276, 108 268, 96 260'),
      spots('96 260, 110 190, 120 112, 148 66, 200 56'),
    ),
    strands: [
      ...[
        spots('266 120, 280 200, 288 256'),
        spots('262 190, 276 280, 286 340'),
        spots('258 260, 270 350, 268 424'),
      ],
      ...[
        spots('134 120, 120 200, 112 256'),
        spots('138 190, 124 280, 114 340'),
        spots('142 260, 130 350, 132 424'),
      ],
    ],
  },
  'shoulder-waves': {
    d: smoothRing(
      spots(
        '200 54, 256 66, 284 108, 276 150, 300 190, 288 230, 312 268, 300 304, 314 330, 270 342, 240 326, 200 330, 160 326, 130 342, 86 330, 100 304, 88 268, 112 230, 100 190, 124 150, 116 108, 144 66',
      ),
    ),
    strands: [
      spots('268 112, 262 152, 282 190, 272 230, 292 268, 284 320'),
      spots('262 210, 258 250, 272 290, 262 326'),
      spots('132 112, 138 152, 118 190, 128 230, 108 268, 116 320'),
      spots('138 210, 142 250, 128 290, 138 326'),
    ],
  },
  'full-curls': {
    d: cloud(200, 164, 108, 116, 17),
    strands: [
      [112, 96, 18],
      [284, 96, 18],
      [96, 160, 20],
      [304, 160, 20],
      [104, 226, 18],
      [296, 226, 18],
      [200, 56, 18],
      [150, 66, 16],
      [250, 66, 16],
    ].map(([x, y, r]) => ringlet(x!, y!, r!)),
  },
  'volume-at-neck': curtain(
    spots('200 56, 246 66, 266 106, 270 160, 304 206, 326 256, 314 296, 276 306'),
    spots('276 306, 244 296, 200 298'),
    [spots('260 130, 266 180, 294 226, 304 280'), spots('258 180, 264 220, 280 260, 278 298')],
  ),
};

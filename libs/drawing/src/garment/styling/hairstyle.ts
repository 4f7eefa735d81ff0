import { INK, mix } from '../paint/colors';
import type { Colors } from '../paint/colors';
import { line, shape, WEIGHT } from '../paint/strokes';
import type { Drawer, Piece } from '../piece';
import { smoothLine, smoothShape, spots } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { bustTop, face, neckAndShoulders, wornJewelry } from './bust';
import { FALLS } from './falling-hair';
import type { Lock } from './falling-hair';
import { CAPS, FRAMING } from './hair-caps';
import { braid, TIED } from './tied-hair';

const lock = ({ base, dark, ink }: Colors, { d, strands }: Lock, shaded = false): string =>
  shape(d, shaded ? mix(base, '#1a1010', 0.22) : base) +
  line(
    strands.map((strand) => smoothLine(strand)).join(''),
    dark ? ink : mix(base, INK, 0.5),
    WEIGHT.seam,
    0.75,
  );

const FALLING = Object.keys(FALLS);
const TIES = Object.keys(TIED);
/** Falls whose ends lie in front of the shoulders. */
const FORWARD = ['collarbone-cut', 'long-straight', 'long-layers'];

/** How the hair lies at the head: short cuts have their own cap, tied hair is combed back. */
function capOf({ has }: Piece, tied: boolean): Lock {
  if (has('hair', 'pixie')) return CAPS.pixie;
  if (has('hair', 'cropped-nape')) return CAPS.cropped;
  if (has('hair', 'side-part')) return CAPS.side;
  return tied ? CAPS.back : CAPS.middle;
}

/** A hairstyle on a faceless head, with the neckline and the jewelry that belong to the look. */
export const hairstyle: Drawer = (piece) => {
  const { has, paint } = piece;
  const hair = paint.colors;
  const braided = has('hair', 'shoulder-braid');
  const ties = TIES.filter((name) => has('hair', name));
  const halfUp = has('hair', 'half-up');
  const short = has('hair', 'pixie') || has('hair', 'cropped-nape');
  const up = braided || ties.some((name) => name !== 'half-up');
  const falling = piece.first('hair', FALLING, up || short ? '' : 'collarbone-cut');
  const plait = braid();
  return [
    falling && lock(hair, FALLS[falling]!, true),
    ...ties.map((name) => lock(hair, TIED[name]!)),
    neckAndShoulders(),
    bustTop(piece, paint.trim),
    face(),
    short ? ears() : '',
    lock(hair, capOf(piece, up || halfUp)),
    ...(has('hair', 'face-framing') ? FRAMING.map((front) => lock(hair, front)) : []),
    FORWARD.includes(falling) ? fronts(hair, falling) : '',
    ...(braided
      ? [
          lock(hair, plait.tip),
          ...[...plait.plaits].reverse().map((one) => lock(hair, one)),
          shape('M252 410h26v8h-26Z', paint.trim.base, WEIGHT.seam),
        ]
      : []),
    wornJewelry(piece),
  ].join('');
};

const ears = (): string =>
  shape(
    smoothShape(spots('143 150, 132 146, 130 164, 138 186, 146 190')) +
      smoothShape(spots('257 150, 268 146, 270 164, 262 186, 254 190')),
    '#f1ddd2',
    WEIGHT.edge,
  );

/** The ends that fall forward over the shoulders, for hair that is long enough: blunt, or cut in layers. */
function fronts(hair: Colors, falling: string): string {
  const layered = falling === 'long-layers';
  const reach = layered || falling === 'long-straight' ? 428 : 316;
  const end: Spot[] = layered
    ? [
        [268, reach - 40],
        [282, reach + 4],
        [292, reach - 46],
      ]
    : [
        [270, reach],
        [292, reach - 6],
      ];
  const right: Spot[][] = [
    [[258, 186], [266, 240], [272, 290], end[0]!],
    end,
    [end.at(-1)!, [292, 280], [284, 220], [268, 150]],
    [
      [268, 150],
      [258, 186],
    ],
  ];
  const strand: Spot[] = [
    [268, 190],
    [278, 260],
    [280, reach - 14],
  ];
  const d = smoothShape(...right) + smoothShape(...[...right].reverse().map(flipped));
  return lock(hair, { d, strands: [strand, flipped(strand)] });
}

const flipped = (run: readonly Spot[]): Spot[] => run.map(([x, y]): Spot => [400 - x, y]).reverse();

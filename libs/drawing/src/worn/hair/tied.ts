import type { Curve } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { bendHead } from './bent-head';
import type { HairDrawer, HairPen } from './hair-pen';
import { readPairs } from '../../figure/pairs';

const BEHIND = '0,0 -80,14 -100,90 -74,220 60,270 110,200 112,80 80,4';

const drawCap = (pen: HairPen): Mark[] =>
  [
    {
      outer: '28,-29 -16,-32 -76,-5 -108,52 -113,114 -106,172 -93,206',
      inner: '20,42 -46,70 -84,112 -93,152 -93,206',
      strands: 6,
      sheen: [[0.26, 0.46]] as const,
    },
    {
      outer: '28,-29 64,-23 97,2 118,52 124,112 116,148 98,162',
      inner: '20,42 70,80 94,120 98,162',
      strands: 6,
      sheen: [[0.24, 0.44]] as const,
    },
  ].map(pen.lock);

interface Combed {
  outline: string;
  strands: readonly string[];
  lights: readonly string[];
}

const TO_THE_EARS: Combed = {
  outline:
    '-93,206! -106,170 -113,112 -106,40 -72,-18 0,-40 54,-36 88,-22 112,8 125,56 126,112 117,148 98,163! 95,124 76,82 42,54 0,47 -42,60 -80,98 -95,150',
  strands: [],
  lights: [],
};

const drawCombedUp = (
  { head, shape, leaves, tones }: HairPen,
  [x, y]: readonly [number, number],
  combed = TO_THE_EARS,
): Mark => {
  const traceStrands = (pairs: readonly string[]): Curve[] =>
    pairs.map((pair) => head.stroke(`${pair} ${x},${y}`));
  return shape(head.outline(combed.outline), [
    leaves(tones.dark, 0.5, 3.4, [
      ...combed.strands.map(head.stroke),
      ...traceStrands([
        '-94,180 -104,110 -84,40 -20,-16',
        '-93,140 -94,92 -66,40 -10,-6',
        '-78,100 -60,60 -26,24 14,-8',
        '-46,64 -20,40 10,12',
        '-8,48 12,30 28,6',
        '24,50 36,28 44,2',
        '54,60 60,34 62,6',
        '80,84 84,46 78,8',
        '96,130 102,76 92,22',
        '108,150 116,90 106,28',
      ]),
    ]),
    leaves(
      tones.light,
      0.6,
      6,
      [
        '-98,120 -90,70 -70,38',
        '-82,92 -72,62 -50,34',
        '-62,70 -48,46 -26,22',
        '88,88 92,60 88,36',
        '66,62 70,42 68,22',
        ...combed.lights,
      ].map(head.stroke),
    ),
  ]);
};

const drawWisps = (pen: HairPen): Mark =>
  pen.leaves(pen.tones.base, 1, 4.5, [
    pen.head.stroke('-88,120 -97,178 -91,232 -97,262'),
    pen.head.stroke('96,146 105,206 99,248'),
  ]);

const drawKnot = (pen: HairPen, outline: string, turns: readonly string[], shine: string): Mark =>
  pen.shape(pen.head.outline(outline), [
    pen.leaves(pen.tones.dark, 0.6, 4, turns.map(pen.head.stroke)),
    pen.leaves(pen.tones.light, 0.6, 7, [pen.head.stroke(shine)]),
  ]);

export const drawBun: HairDrawer = (pen) => ({
  hidesEars: false,
  back: [
    drawKnot(
      pen,
      '40,252 70,228 118,232 144,268 134,314 90,332 50,312',
      ['58,300 72,254 112,250 126,284 98,308 82,286', '64,318 104,322 134,288', '52,270 84,238 120,246'],
      '80,246 108,242 130,266',
    ),
    pen.shaded(BEHIND),
  ],
  front: [...drawCap(pen), drawWisps(pen)],
});

const drawCrown = (pen: HairPen): Mark[] => [
  drawKnot(
    pen,
    '-14,-30 -34,-62 -14,-98 34,-112 84,-98 104,-62 84,-30 34,-22',
    ['-16,-40 -18,-78 30,-98 74,-82 84,-52', '0,-34 10,-66 44,-74 64,-54', '96,-70 76,-38 34,-30'],
    '-4,-76 28,-94 64,-86',
  ),
  drawKnot(pen, '-20,-30 10,-44 60,-44 92,-28 60,-14 8,-14', ['-8,-28 30,-36 80,-26'], '0,-32 30,-36 56,-34'),
];

export const drawTopKnot: HairDrawer = (pen) => ({
  hidesEars: false,
  back: [pen.shaded('0,0 -80,14 -98,90 -84,180 60,210 104,170 112,80 80,4')],
  front: [...drawCrown(pen), drawCombedUp(pen, [36, -30]), drawWisps(pen)],
});

export const drawPonytail: HairDrawer = (pen) => ({
  hidesEars: false,
  back: [
    pen.lock({
      outer: '66,-14 116,-40 164,4 184,100 178,210 196,310 176,392 140,440',
      inner: '66,-14 84,4 110,60 126,140 128,230 138,310 126,380 140,440',
      strands: 9,
      sheen: [[0.16, 0.36]],
    }),
    pen.shaded('0,0 -80,14 -98,90 -80,190 60,214 108,160 112,80 80,4'),
  ],
  front: [
    drawCombedUp(pen, [60, -32]),
    pen.shape(pen.head.outline('40,-38! 60,-52 88,-42 98,-22! 76,-16 56,-20'), [
      pen.leaves(pen.tones.light, 0.6, 5, [pen.head.stroke('56,-42 74,-44 88,-32')]),
    ]),
    drawWisps(pen),
  ],
});

const PAIRS = [6, 5, 4, 3, 2, 1, 0];

/** Across in half widths of the braid, down in head units. */
type Across = readonly [across: number, down: number];

const STRAND: readonly Across[] = readPairs('0.98,-6 0.42,-22 -0.12,4 -0.16,32 0.55,25');

function writeCommand(index: number, side: number, places: readonly Across[]): string {
  const y = 262 + index * 37;
  const x = -110 - Math.sin(index * 0.42) * 14 - index;
  const wide = 31 - index * 1.7;
  return places.map(([across, down]) => `${x + side * across * wide},${y + down}`).join(' ');
}

export const drawBraid: HairDrawer = (pen) => {
  const traceCrease = (...places: readonly Across[]): Curve[] =>
    PAIRS.flatMap((index) => [-1, 1].map((side) => pen.head.stroke(writeCommand(index, side, places))));
  return {
    hidesEars: false,
    back: [pen.shaded('0,0 -80,14 -102,90 -92,220 -60,320 60,300 112,200 114,80 80,4')],
    front: [
      pen.lock({
        outer: '-104,160 -122,200 -138,240 -138,276',
        inner: '-92,170 -91,206 -88,240 -84,276',
        ends: '-138,276 -110,284 -84,276',
        strands: 3,
      }),
      pen.shape(pen.head.outline('-130,514! -108,510! -100,548 -118,582! -134,548')),
      pen.patches(PAIRS.flatMap((index) => [-1, 1].map((side) => writeCommand(index, side, STRAND)))),
      ...(pen.small
        ? []
        : [
            pen.leaves(pen.tones.dark, 0.5, 3.4, traceCrease([0.66, -10], [0.2, 4], [0.12, 16])),
            pen.leaves(pen.tones.light, 0.5, 6, traceCrease([0.8, -2], [0.5, 4], [0.36, 13])),
          ]),
      pen.shape(pen.head.outline('-134,508! -106,504! -106,518! -132,522!'), [], pen.tones.light),
      ...drawCap(pen),
      drawWisps(pen),
    ],
  };
};

export function drawUpperHalf(pen: HairPen): Mark[] {
  const small = pen.on(bendHead(pen.head, ([x, y]) => [x * 0.72 + 0.06, y * 0.76 - 0.03]));
  return [
    ...drawCrown(small),
    drawCombedUp(
      pen.on(bendHead(pen.head, ([x, y]) => [x, y > 0.3 ? 0.3 + (y - 0.3) * 0.35 : y])),
      [30, -32],
    ),
  ];
}

const TO_THE_SHOULDERS: Combed = {
  outline:
    '-98,376! -138,356 -150,304 -134,206 -120,112 -108,40 -72,-18 0,-40 54,-36 88,-22 112,8 127,60 137,130 143,206 160,296 152,338 112,362! 88,334 94,262 103,200 97,140 76,82 42,54 0,47 -42,60 -80,98 -95,150 -99,206 -90,270 -84,330',
  strands: [
    '-102,110 -110,180 -126,264 -116,350',
    '-97,170 -104,240 -100,340',
    '-112,150 -128,240 -138,310',
    '108,116 118,190 128,270 116,340',
    '102,190 108,260 102,330',
    '120,130 132,220 146,300',
  ],
  lights: ['-108,200 -118,260 -120,310', '126,210 138,264 138,316'],
};

export const drawSweptBack: HairDrawer = (pen) => ({
  hidesEars: true,
  back: [pen.shaded('0,0 -80,14 -100,90 -100,220 -96,340 0,326 96,346 114,200 112,80 80,4', true)],
  front: [drawCombedUp(pen, [30, -42], TO_THE_SHOULDERS)],
});

import type { Curve } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { bendHead } from './bent-head';
import { drawCombed, type HairDrawer, type HairPen } from './hair-pen';
import { readPairs } from '../../figure/pairs';
import { createFade, drawSoftEdge } from './short';

const BEHIND = '0,0 -80,14 -100,90 -74,220 60,270 110,200 112,80 80,4';

const drawCap = (pen: HairPen): Mark[] =>
  [
    {
      outer: '28,-26 -12,-31 -52,-22 -91,8 -111,54 -113,114 -106,172 -93,206',
      inner: '20,42 -46,70 -84,112 -93,152 -93,206',
      strands: 10,
      sheen: '0.14,0.42',
      soft: true,
    },
    {
      outer: '24,-26 50,-29 76,-20 103,8 120,54 124,112 116,148 98,162',
      inner: '16,42 70,80 94,120 98,162',
      strands: 10,
      sheen: '0.14,0.42',
      soft: true,
    },
  ].map(pen.lock);

const TO_THE_EARS =
  '-93,206! -106,170 -113,112 -108,44 -80,-8 -16,-32 46,-32 90,-12 112,18 123,62 125,112 117,148 98,163! 95,124 76,82 42,54 0,47 -42,60 -80,98 -95,150';

/** From the hairline to `end`. */
const COMBED =
  '-94,180 -104,110 -84,40 -20,-16 end; -93,140 -94,92 -66,40 -10,-6 end; -78,100 -60,60 -26,24 14,-8 end; -46,64 -20,40 10,12 end; -8,48 12,30 28,6 end; 24,50 36,28 44,2 end; 54,60 60,34 62,6 end; 80,84 84,46 78,8 end; 96,130 102,76 92,22 end; 108,150 116,90 106,28 end';
const COMBED_SHEEN =
  '-98,120 -90,70 -70,38; -82,92 -72,62 -50,34; -62,70 -48,46 -26,22; 88,88 92,60 88,36; 66,62 70,42 68,22';

const drawCombedUp = (pen: HairPen, end: string): Mark =>
  drawCombed(pen, TO_THE_EARS, COMBED.replaceAll('end', end), COMBED_SHEEN);

const drawWisps = (pen: HairPen): Mark =>
  pen.leaves(
    pen.tones.base,
    1,
    4.5,
    pen.head.strokes('-88,120 -97,178 -91,232 -97,262; 96,146 105,206 99,248'),
  );

export const drawBun: HairDrawer = (pen) => ({
  back: [
    drawCombed(
      pen,
      '18,246 52,222 104,228 132,262 126,306 88,330 34,316',
      '40,300 48,254 92,244 114,276 96,304 70,296 70,276; 44,318 92,322 124,290; 30,266 60,232 108,240; 34,286 40,246 84,232 122,264; 56,310 92,312 112,288',
      '62,240 92,236 116,258',
    ),
    pen.shaded(BEHIND),
  ],
  front: [...drawCap(pen), drawWisps(pen)],
});

const drawCrown = (pen: HairPen): Mark[] => [
  drawCombed(
    pen,
    '-14,-30 -34,-62 -14,-98 34,-112 84,-98 104,-62 84,-30 34,-22',
    '-16,-40 -18,-78 30,-98 74,-82 84,-52; 0,-34 10,-66 44,-74 64,-54; 96,-70 76,-38 34,-30',
    '-4,-76 28,-94 64,-86',
  ),
  drawCombed(pen, '-20,-30 10,-44 60,-44 92,-28 60,-14 8,-14', '-8,-28 30,-36 80,-26', '0,-32 30,-36 56,-34'),
];

export const drawTopKnot: HairDrawer = (pen) => ({
  back: [pen.shaded('0,0 -80,14 -98,90 -84,180 60,210 104,170 112,80 80,4')],
  front: [...drawCrown(pen), drawCombedUp(pen, '36,-30'), drawWisps(pen)],
});

export const drawPonytail: HairDrawer = (pen) => ({
  back: [
    pen.lock({
      outer: '66,-14 116,-40 164,4 184,100 174,200 180,290 166,376 134,456',
      inner: '66,-14 84,4 110,60 126,140 126,230 138,310 137,380 134,456',
      strands: 9,
      sheen: '0.16,0.36',
    }),
    pen.shape(pen.head.outline('50,-38! 74,-44 104,-24 110,4! 86,6 60,-14'), [], pen.tones.dark),
    pen.shaded('0,0 -80,14 -98,90 -80,190 60,214 108,160 112,80 80,4'),
  ],
  front: [drawCombedUp(pen, '60,-32'), drawWisps(pen)],
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
  const traceCrease = (side: 1 | -1, ...places: readonly Across[]): Curve[] =>
    PAIRS.map((index) => pen.head.stroke(writeCommand(index, side, places)));
  return {
    back: [pen.shaded('0,0 -80,14 -102,90 -92,220 -60,320 60,300 112,200 114,80 80,4')],
    front: [
      pen.lock({
        outer: '-104,160 -122,200 -138,240 -138,276! -110,284',
        inner: '-92,170 -91,206 -88,240 -84,276! -110,284',
        strands: 3,
      }),
      pen.shape(pen.head.outline('-130,514! -108,510! -100,548 -118,582! -134,548')),
      pen.patches(
        PAIRS.flatMap((index) => [-1, 1].map((side) => pen.head.outline(writeCommand(index, side, STRAND)))),
      ),
      ...(pen.small
        ? []
        : [
            pen.leaves(pen.tones.dark, 0.5, 3.4, traceCrease(1, [0.66, -10], [0.2, 4], [0.12, 16])),
            pen.leaves(pen.tones.light, 0.5, 6, traceCrease(-1, [0.8, -2], [0.5, 4], [0.36, 13])),
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
    drawCombedUp(pen.on(bendHead(pen.head, ([x, y]) => [x, y > 0.3 ? 0.3 + (y - 0.3) * 0.35 : y])), '30,-32'),
  ];
}

const SWEPT =
  '-101,100! -102,74 -94,34 -75,4 -44,-17 -8,-27 30,-27 64,-15 90,8 104,46 108,96! 105,128 98,160! 95,128 92,104! 91,86 80,66! 66,56 54,51 40,49 24,51 6,48 -12,50 -32,55! -50,60 -60,70! -73,84 -82,102 -86,122! -92,158! -99,128';
const SWEPT_STRANDS =
  '-54,66 -62,30 -36,-2 8,-24; -32,56 -34,24 -4,-6 46,-24; -4,50 0,24 26,2 72,-10; 26,52 36,28 60,14 96,24; 50,52 66,36 86,38 105,66; -78,88 -90,54 -76,16 -42,-16; -14,42 -14,20 6,0; 70,62 86,58 100,78 105,108; -90,116 -98,82 -92,48; 92,104 102,106 104,124';
const SWEPT_SHEEN = '-46,48 -44,20 -14,-6; 10,40 22,16 50,0 70,2; -70,66 -76,38 -60,12; 62,44 82,46 96,64';

const SWEPT_LINE =
  '-92,150 -86,122 -82,102 -73,84 -60,70 -50,61 -32,55 -12,50 6,48 24,50 40,49 54,51 66,56 80,67 90,86 92,104';

export const drawSweptBack: HairDrawer = (pen) => {
  const { fill, fade } = createFade(pen);
  return {
    back: [pen.shaded('0,0 -80,14 -92,90 -84,170 -66,206 0,216 60,206 90,172 100,120 102,80 74,4')],
    front: [
      fade,
      drawCombed(pen, SWEPT, SWEPT_STRANDS, SWEPT_SHEEN, fill),
      drawSoftEdge(pen, pen.tones.base, SWEPT_LINE),
    ],
  };
};

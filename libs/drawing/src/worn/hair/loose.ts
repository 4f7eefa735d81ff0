import { onBothSides } from './hair-pen';
import type { HairDrawer, HairPen, Lock } from './hair-pen';

interface Loose {
  behind: string;
  locks: readonly Lock[];
}

const createLoose = ({ behind, locks }: Loose): HairDrawer => {
  const both = locks.flatMap(onBothSides);
  return (pen) => ({
    hidesEars: true,
    back: [pen.shaded(behind, true)],
    front: both.map(pen.lock),
  });
};

export const waves = createLoose({
  behind:
    '0,-10 -80,6 -112,90 -118,180 -146,270 -126,350 -148,430 -104,462 0,440 116,466 150,424 130,350 148,260 116,170 104,90 66,8',
  locks: [
    {
      outer: '28,-37 -20,-33 -78,-4 -110,54 -117,122 -126,188 -152,256 -140,322 -160,396 -140,468 -92,506',
      inner: '20,44 -50,72 -88,128 -103,200 -93,256 -108,318 -86,384 -102,446 -92,506',
      strands: 8,
      sheen: '0.14,0.27 0.52,0.66',
    },
  ],
});

export const straight = createLoose({
  behind:
    '0,-8! -86,8 -116,100 -124,250 -130,380 -112,470! -40,446 60,450 118,478! 138,390 122,250 106,90 66,8',
  locks: [
    {
      outer: '27,-37 -20,-33 -78,-4 -112,56 -125,140 -131,240 -139,340 -143,420 -134,494! -110,505 -84,488',
      inner: '20,44 -52,74 -90,130 -97,200 -95,280 -94,360 -92,430 -84,488',
      strands: 8,
      sheen: '0.2,0.34 0.6,0.7',
    },
  ],
});

const TO_THE_CHIN: Lock = {
  outer: '27,-37 -20,-33 -78,-4 -114,58 -128,146 -132,226 -124,322! -98,334 -72,318',
  inner: '18,44 -52,76 -90,130 -97,200 -92,258 -72,318',
  strands: 7,
  sheen: '0.26,0.44',
};

export const bob = createLoose({
  behind:
    '0,-8! -86,8 -118,100 -126,210 -116,286 -78,322! -40,316 60,316 84,322! 120,282 122,200 106,90 66,8',
  locks: [TO_THE_CHIN],
});

export const drawTuckedBob: HairDrawer = (pen) => ({
  hidesEars: false,
  back: bob(pen).back,
  front: [
    pen.lock(TO_THE_CHIN),
    pen.lock({
      outer: '27,-37 66,-24 99,1 121,52 136,140 142,228 132,292 92,340',
      inner: '18,44 72,86 97,124 114,138 118,180 112,250 92,340',
      strands: 8,
      sheen: '0.22,0.36',
    }),
  ],
});

export const layers = createLoose({
  behind: '0,-10 -80,6 -114,90 -124,240 -150,400 -140,520! 0,500 140,524! 158,400 132,240 118,80 80,2',
  locks: [
    {
      outer: '28,-37 -20,-33 -78,-4 -113,58 -126,180 -146,320 -152,440 -168,560',
      inner: '20,44 -52,76 -90,134 -100,240 -86,400 -104,500 -168,560',
      strands: 6,
    },
    {
      outer: '28,-37 -20,-33 -78,-4 -113,58 -126,160 -146,270 -150,340 -176,412',
      inner: '20,44 -52,76 -90,134 -100,214 -90,300 -112,368 -176,412',
      strands: 6,
      sheen: '0.18,0.32',
    },
    {
      outer: '28,-37 -20,-33 -78,-4 -113,58 -124,140 -136,206 -164,262',
      inner: '20,44 -52,76 -88,130 -98,176 -112,226 -164,262',
      strands: 4,
      free: 4,
    },
  ],
});

export const fullAtNeck = createLoose({
  behind: '0,-10 -80,6 -116,90 -136,200 -176,340 -130,446 0,440 136,446 186,340 144,200 120,80 80,2',
  locks: [
    {
      outer: '27,-37 -20,-33 -78,-4 -114,58 -132,160 -170,280 -186,370 -150,446 -86,430',
      inner: '20,44 -52,76 -90,132 -98,210 -104,300 -108,372 -86,430',
      strands: 10,
      sheen: '0.18,0.32',
    },
  ],
});

export const drawFramingLocks = (pen: HairPen) =>
  onBothSides({
    outer: '26,-24 -20,-30 -72,-8 -100,50 -106,130 -112,210 -136,300',
    inner: '20,44 -48,74 -82,124 -86,190 -100,250 -136,300',
    strands: 4,
    free: 3,
  }).map(pen.lock);

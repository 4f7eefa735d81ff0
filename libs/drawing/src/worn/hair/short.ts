import { mix } from '../../garment/paint/colors';
import { SKIN_TINT } from './textures';
import type { Mark } from '../../garment/cut/pen';
import { drawCombed } from './hair-pen';
import type { HairDrawer, HairPen } from './hair-pen';

export const drawPixie: HairDrawer = (pen) => ({
  hidesEars: false,
  back: [pen.shaded('0,-6 -80,10 -106,80 -98,150 0,190 106,166 112,80 80,4')],
  front: [
    drawCombed(
      pen,
      '-96,166! -110,134 -117,84 -105,20 -66,-28 -6,-46 52,-40 97,-8 122,52 121,112 112,150 100,200! 98,160 92,128 78,90 52,58 28,46! -8,72 -48,96! -42,78 -62,102 -86,126! -80,106 -92,132',
      '28,46 46,14 54,-24; 44,30 14,-2 -44,10 -88,72; 50,8 10,-28 -56,-18 -104,56; 38,44 10,26 -30,50 -54,84; 24,48 0,40 -34,66 -50,92; -84,110 -98,90 -104,60; -92,150 -106,112 -110,84; 62,56 70,20 62,-28; 76,82 90,40 84,-12; 90,118 106,76 102,18; 98,170 112,120 114,66; 52,54 56,20 52,-30',
      '40,16 4,-8 -46,6; 40,-6 0,-26 -48,-12; 30,34 4,28 -30,46; 78,56 86,24 80,-2; 96,96 106,62 102,30',
    ),
  ],
});

const PARTED =
  '-93,168! -105,138 -112,92 -110,44 -98,4 -66,-34 -14,-52 40,-48 82,-28 106,8 117,60 115,116 108,146 98,172! 95,140 93,112 89,84 70,40! 34,47 -2,44 -34,55! -60,68 -82,90 -90,128!';
const PARTED_STRANDS =
  '70,42 68,16 73,-16; 62,34 36,6 -16,-6 -60,14 -84,56; 64,30 44,-10 -4,-26 -62,-10 -96,40; 66,24 54,-22 10,-40 -50,-32 -96,4; 58,38 24,24 -12,24 -40,46; 68,20 70,-14 52,-38 20,-46; -84,80 -96,60 -100,30; -88,108 -102,86 -107,52; -91,140 -102,116 -108,86; 76,26 92,24 108,52; 78,44 96,60 106,100; 84,62 98,92 103,136; 91,92 100,116 100,150';
const PARTED_SHEEN =
  '44,14 4,0 -36,10; 50,-2 8,-18 -40,-10; 56,-16 18,-32 -26,-26; 26,32 0,32 -24,44; 88,36 100,52 106,76';

export const drawSidePart: HairDrawer = (pen) => ({
  hidesEars: false,
  back: [],
  front: [drawCombed(pen, PARTED, PARTED_STRANDS, PARTED_SHEEN)],
});

const CROWN = {
  cropped:
    '-103,60 -99,34 -91,12! -86,13 -77,-6 -63,-18! -57,-16 -40,-28 -22,-32! -16,-29 2,-36 20,-33! 25,-30 44,-31 60,-23! 64,-18 78,-13 89,4! 90,9 100,22 104,40! 106,48 108,60',
  buzz: '-97,60 -87,18 -56,-14 2,-29 58,-15 91,16 103,60',
} as const;
const HAIRLINE = '80,84! 73,64 50,49 14,43 -22,46 -52,57 -69,80!';

/** Fades into the skin above the ears. */
const createCloseCut =
  (crown: string, top: number, from: number, drawStrands: (pen: HairPen) => Mark[] = () => []): HairDrawer =>
  (pen) => {
    const { head, tones } = pen;
    const [fade, color] = [pen.name(), mix(tones.base, SKIN_TINT, top)];
    const close = head.outline(
      `-91,144! -91,122 -92,98 ${crown} 98,100 96,124 95,144! 91,124 88,104! 86,94 ${HAIRLINE} -80,88 -84,104! -88,124`,
    );
    return {
      hidesEars: false,
      back: [],
      front: [
        {
          reach: [],
          markup: () =>
            `<linearGradient id="${fade}" x2="0" y2="1"><stop offset="${from}" stop-color="${color}"/><stop offset=".96" stop-color="${color}" stop-opacity=".2"/></linearGradient>`,
        },
        pen.area(`url(#${fade})`, 1, close),
        ...(pen.small ? [] : drawStrands(pen)),
        pen.strokes([head.stroke(`-92,98 ${crown} 98,100`)], { color: tones.line, weight: top ? 0.9 : 2.2 }),
      ],
    };
  };

const SHORT_STRANDS =
  '-84,70 -90,40 -78,14; -66,64 -70,30 -52,-4; -46,50 -48,14 -30,-14; -24,42 -22,8 -6,-22; 0,40 6,4 20,-24; 24,42 32,8 44,-20; 48,46 60,14 68,-8; 66,60 82,30 86,6; 84,88 98,60 100,34; -88,92 -96,66 -92,40';
const SHORT_SHEEN =
  '-56,42 -56,12 -42,-8; -12,32 -8,2 6,-18; 36,32 46,4 54,-12; 72,52 84,26 82,8; -78,66 -82,40 -70,16';
const drawShortStrands = ({ head, leaves, tones }: HairPen): Mark[] => [
  leaves(tones.dark, 0.45, 3.6, head.strokes(SHORT_STRANDS)),
  leaves(tones.light, 0.45, 5, head.strokes(SHORT_SHEEN)),
];

export const drawCropped = createCloseCut(CROWN.cropped, 0, 0.74, drawShortStrands);
const BUZZ_ROWS =
  '-90,84 -80,30 -48,4 2,-12 50,2 84,28 96,84; -76,76 -66,34 -40,16 2,4 44,13 72,34 84,78; -60,60 -44,36 -16,24 14,21 48,30 68,56; -50,56 -30,42 0,36 32,39 56,52';
export const drawBuzz = createCloseCut(CROWN.buzz, 0.28, 0.74, ({ area, head, lit, strokes, tones }) => [
  area(tones.light, 0.26, head.outline(lit('-84,60! -76,20 -48,-6 -4,-18 10,-14! -20,4 -50,26 -64,64'))),
  area(tones.dark, 0.3, head.outline(lit('40,-16! 72,0 94,30 99,104! 88,70 72,34'))),
  strokes(head.strokes(BUZZ_ROWS), { color: tones.line, weight: 5, opacity: 0.3, dashes: [1.6, 5] }),
]);

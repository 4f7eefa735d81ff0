import { mix } from '../../garment/paint/colors';
import { SKIN_TINT } from './textures';
import type { Mark } from '../../garment/cut/pen';
import { drawCombed, type HairDrawer, type HairPen } from './hair-pen';

export const drawPixie: HairDrawer = (pen) => ({
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
  back: [],
  front: [drawCombed(pen, PARTED, PARTED_STRANDS, PARTED_SHEEN)],
});

/** Fades into the skin above the ears; `bare` is the skin's share. */
export function createFade({ name, tones }: HairPen, bare = 0): { fill: string; color: string; fade: Mark } {
  const [id, color] = [name(), mix(tones.base, SKIN_TINT, bare)];
  const markup = `<linearGradient id="${id}" x2="0" y2="1"><stop offset=".7" stop-color="${color}"/><stop offset=".96" stop-color="${color}" stop-opacity=".1"/></linearGradient>`;
  return { fill: `url(#${id})`, color, fade: { reach: [], markup: () => markup } };
}

export const drawSoftEdge = ({ head, strokes }: HairPen, color: string, line: string): Mark =>
  strokes([head.stroke(line)], ...[12, 7, 3].map((weight) => ({ color, weight, opacity: 0.34 })));

const CROPPED =
  '-98,72 -97,40 -88,16! -84,16 -76,0 -62,-10! -56,-8 -40,-19 -22,-22! -16,-19 2,-26 20,-23! 25,-20 44,-22 60,-14! 64,-10 78,-5 88,12! 89,16 98,32 102,54! 104,66';
const CROPPED_LINE = '91,124 88,104! 86,92 80,78! 72,62 50,50 14,46 -22,48 -50,57! -64,66 -78,92 -84,108!';
const SHORT_STRANDS =
  '-84,74 -90,44 -78,20; -50,48 -52,18 -32,-8; -24,42 -20,14 -2,-14; 24,42 28,14 44,-12; 50,48 62,20 66,0; 84,88 98,62 98,40; -88,96 -95,70 -92,46; 2,30 6,12 18,-8';
const SHORT_SHEEN = '-60,44 -60,18 -44,-2; -10,34 -4,8 14,-14; 40,36 48,10 54,-4; 74,54 84,32 82,14';

export const drawCropped: HairDrawer = (pen) => {
  const { head, leaves, small, tones } = pen;
  const { fill, fade } = createFade(pen);
  const strands = [
    leaves(tones.dark, 0.45, 3.6, head.strokes(SHORT_STRANDS)),
    leaves(tones.light, 0.4, 5, head.strokes(SHORT_SHEEN)),
  ];
  const outline = `-91,144! -92,122 -95,98 ${CROPPED} 100,100 97,124 95,144! ${CROPPED_LINE} -88,124`;
  return {
    back: [],
    front: [
      fade,
      pen.shape(head.outline(outline), small ? [] : strands, fill, head.stroke(CROPPED)),
      drawSoftEdge(pen, tones.base, CROPPED_LINE.replaceAll('!', '')),
    ],
  };
};

const SHAVEN = '-94,74 -86,40 -54,5 2,-9 60,4 92,42 101,78';
const SHAVEN_LINE = '88,104 86,92 80,78 72,62 50,48 14,44 -22,47 -50,56 -62,66 -78,92 -84,108';
const SHAVEN_SHEEN = '-74,60! -66,30 -42,12 -4,2 10,4! -20,16 -46,34 -58,62';
const BUZZ_ROWS =
  '-88,84 -78,40 -48,16 2,4 50,14 82,40 94,88; -76,76 -64,44 -40,28 2,18 44,25 70,44 84,78; -60,60 -44,44 -16,34 14,31 48,38 68,58';

/** Its tone ends softly, without a line. */
export const drawBuzz: HairDrawer = (pen) => {
  const { area, head, lit, small, strokes, tones } = pen;
  const { fill, color, fade } = createFade(pen, 0.28);
  const outline = `-91,144! -92,122 -96,98 ${SHAVEN} 99,100 97,124 95,144! 91,124 ${SHAVEN_LINE}! -88,124`;
  return {
    back: [],
    front: [
      fade,
      area(fill, 0.9, head.outline(outline)),
      drawSoftEdge(pen, color, SHAVEN_LINE),
      strokes([head.stroke(SHAVEN)], { color: tones.line, weight: 2.2, opacity: 0.5 }),
      ...(small
        ? []
        : [
            area(tones.light, 0.2, head.outline(lit(SHAVEN_SHEEN))),
            strokes(head.strokes(BUZZ_ROWS), {
              color: tones.line,
              weight: 4,
              opacity: 0.2,
              dashes: [1.4, 4.3],
            }),
          ]),
    ],
  };
};

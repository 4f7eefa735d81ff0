import { mix } from '../../garment/paint/colors';
import { SKIN_TINT } from './textures';
import type { Mark } from '../../garment/cut/pen';
import type { HairDrawer, HairPen } from './hair-pen';

export const drawPixie: HairDrawer = (pen) => ({
  hidesEars: false,
  back: [pen.shaded('0,-6 -80,10 -106,80 -98,150 0,190 106,166 112,80 80,4')],
  front: [
    pen.lock({
      outer: '0,48 14,4 48,-24 96,-4 122,52 121,112 112,150 100,200',
      inner: '0,48 48,54 78,92 92,128 98,160 100,200',
      strands: 9,
      sheen: '0.3,0.52',
    }),
    pen.lock({
      outer: '56,0 14,-38 -54,-32 -104,18 -117,84 -110,134 -96,166',
      inner: '56,0 24,40 -8,70 -48,96! -40,76 -62,100 -86,126! -78,104 -91,130 -96,166',
      strands: 9,
      sheen: '0.3,0.5',
    }),
  ],
});

export const drawSidePart: HairDrawer = (pen) => {
  const close = pen.dyed(mix(pen.tones.base, SKIN_TINT, 0.2));
  return {
    hidesEars: false,
    back: [],
    front: [
      close.shape(
        pen.head.outline('26,-53! 84,-30 113,28 117,90 108,146 98,172! 95,140 93,112 84,70 66,34!'),
        [
          pen.leaves(
            pen.tones.dark,
            0.45,
            3,
            pen.head.strokes('84,6 104,60 106,120; 74,14 92,62 99,118; 94,6 111,66 108,138'),
          ),
        ],
      ),
      close.shape(pen.head.outline('-70,30! -100,50 -109,100 -104,140 -93,168! -92,130 -84,86'), []),
      pen.lock({
        outer: '66,34 72,0 58,-34 0,-54 -62,-44 -104,-4 -112,54 -100,100',
        inner: '66,34 40,44 6,40 -30,52! -28,46 -62,66 -84,84 -100,100',
        strands: 11,
        sheen: '0.34,0.6',
      }),
    ],
  };
};

const CROWN = {
  cropped:
    '-103,60 -99,34 -91,12! -86,13 -77,-6 -63,-18! -57,-16 -40,-28 -22,-32! -16,-29 2,-36 20,-33! 25,-30 44,-31 60,-23! 64,-18 78,-13 89,4! 90,9 100,22 104,40! 106,48 108,60',
  buzz: '-97,60 -82,16 -48,-8 2,-16 52,-9 86,15 102,60',
} as const;
const HAIRLINE = '80,80! 72,60 50,46 14,41 -22,43 -52,54 -69,76!';

/** Closely cut: from the ears down the hair fades into the skin, temples bare. */
const createCloseCut =
  (crown: string, tint: number, drawStrands: (pen: HairPen) => Mark[]): HairDrawer =>
  (pen) => {
    const { head, tones } = pen;
    const fade = pen.name();
    const color = `stop-color="${mix(tones.base, SKIN_TINT, tint)}"`;
    return {
      hidesEars: false,
      back: [],
      front: [
        {
          reach: [],
          markup: () =>
            `<linearGradient id="${fade}" x2="0" y2="1"><stop offset=".56" ${color}/><stop offset=".98" ${color} stop-opacity="0"/></linearGradient>`,
        },
        pen.area(
          `url(#${fade})`,
          1,
          head.outline(
            `-89,166! -91,120 -97,96 ${crown} 106,96 98,124 96,166! 94,138 87,116! 86,96 ${HAIRLINE} -81,90 -84,112! -87,136`,
          ),
        ),
        ...(pen.small ? [] : drawStrands(pen)),
        pen.strokes([head.stroke(`-92,112 -97,96 ${crown} 106,96 99,116`)], {
          color: tones.line,
          weight: 2.2,
        }),
      ],
    };
  };

function drawShortStrands({ head, leaves, tones }: HairPen): Mark[] {
  const rows = [
    { y: 20, wide: 84, count: 12, long: 26 },
    { y: 2, wide: 80, count: 10, long: 24 },
    { y: -14, wide: 60, count: 7, long: 22 },
  ];
  const all = rows.flatMap(({ y, wide, count, long }) =>
    Array.from({ length: count }, (_, index) => {
      const x = wide * ((index + 0.5) / count - 0.5) * 2 + 2;
      const top = y + (x / 100) ** 2 * 46 + (index % 2) * 7;
      return head.stroke(`${x * 0.86 + 7},${top} ${x * 0.96 + 3},${top + long * 0.5} ${x - 3},${top + long}`);
    }),
  );
  const [dark, light] = [false, true].map((isLit) => all.filter((_, index) => (index % 3 === 1) === isLit));
  return [leaves(tones.dark, 0.4, 3.4, dark!), leaves(tones.light, 0.5, 4, light!)];
}

/** Along the hairline and before the ears. */
const EDGE_STROKES =
  '-70,70 -71,82; -60,58 -61,70; -48,50 -49,62; -34,45 -34,57; -20,42 -19,54; -5,40 -4,52; 10,40 11,51; 26,41 27,53; 42,43 43,55; 56,48 57,60; 68,57 69,69; 77,70 77,82; -86,98 -84,112; -91,116 -88,132; 90,92 89,106; 96,112 93,128';
const drawEdgeStrokes = ({ head, leaves, tones }: HairPen): Mark =>
  leaves(tones.base, 0.85, 5, head.strokes(EDGE_STROKES));

export const drawCropped = createCloseCut(CROWN.cropped, 0, (pen) => [
  ...drawShortStrands(pen),
  drawEdgeStrokes(pen),
]);

export const drawBuzz = createCloseCut(CROWN.buzz, 0.16, (pen) => [drawEdgeStrokes(pen)]);

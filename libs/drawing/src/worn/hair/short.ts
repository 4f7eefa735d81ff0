import { mix } from '../../garment/paint/colors';
import { SKIN_TINT } from './textures';
import type { HairDrawer } from './hair-pen';

export const drawPixie: HairDrawer = (pen) => ({
  hidesEars: false,
  back: [pen.shaded('0,-6 -80,10 -106,80 -98,150 0,190 106,166 112,80 80,4')],
  front: [
    pen.lock({
      outer: '0,48 14,4 48,-24 96,-4 122,52 121,112 112,150 100,200',
      inner: '0,48 48,54 78,92 92,128 98,160 100,200',
      strands: 9,
      sheen: [[0.3, 0.52]],
    }),
    pen.lock({
      outer: '56,0 14,-38 -54,-32 -104,18 -117,84 -110,134 -96,166',
      inner: '56,0 24,40 -8,70 -48,96! -40,76 -62,100 -86,126! -78,104 -91,130 -96,166',
      strands: 9,
      sheen: [[0.3, 0.5]],
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
        pen.head.outline('62,-20! 100,6 115,60 114,116 107,146 98,172! 95,140 93,112 84,70 66,34!'),
        [
          pen.leaves(
            pen.tones.dark,
            0.45,
            3,
            ['84,6 104,60 106,120', '74,14 92,62 99,118', '94,6 111,66 108,138'].map(pen.head.stroke),
          ),
        ],
      ),
      close.shape(pen.head.outline('-70,30! -100,50 -109,100 -104,140 -93,168! -92,130 -84,86'), []),
      pen.lock({
        outer: '66,34 72,0 58,-34 0,-54 -62,-44 -104,-4 -112,54 -100,100',
        inner: '66,34 40,44 6,40 -30,52! -28,46 -62,66 -84,84 -100,100',
        strands: 11,
        sheen: [[0.34, 0.6]],
      }),
    ],
  };
};

const CAP = '-94,160! -104,112 -102,58 -80,10 -40,-14 6,-20 48,-14 86,12 107,58 110,112 98,162!';

export const drawCropped: HairDrawer = (pen) => ({
  hidesEars: false,
  back: [],
  front: [
    pen.shape(
      pen.head.outline(`${CAP} 96,138 94,112 80,74! 62,58 34,53 4,52 -30,54 -54,60 -70,78! -84,108 -91,130`),
      pen.small ? [] : drawShortStrands(pen),
    ),
  ],
});

function drawShortStrands({ head, leaves, tones }: Parameters<HairDrawer>[0]) {
  const rows = [
    { y: 24, wide: 88, count: 11, long: 36 },
    { y: -8, wide: 76, count: 8, long: 30 },
  ];
  const all = rows.flatMap(({ y, wide, count, long }) =>
    Array.from({ length: count }, (_, index) => {
      const x = wide * ((index + 0.5) / count - 0.5) * 2 + 2;
      const top = y + (x / 100) ** 2 * 46 + (index % 2) * 7;
      return head.stroke(`${x * 0.88},${top} ${x * 0.97},${top + long * 0.55} ${x},${top + long}`);
    }),
  );
  return [
    leaves(
      tones.dark,
      0.6,
      4,
      all.filter((_, index) => index % 3 !== 1),
    ),
    leaves(
      tones.light,
      0.6,
      4.4,
      all.filter((_, index) => index % 3 === 1),
    ),
  ];
}

const STUBBLE = [
  '-70,14 -34,-2 4,-8 44,-2 76,14',
  '-84,30 -40,7 4,2 50,7 88,30',
  '-90,46 -46,18 4,12 54,18 95,46',
  '-92,62 -50,29 4,22 58,29 98,62',
  '-92,78 -52,40 4,32 60,40 100,78',
  '-92,94 -54,51 4,42 62,51 101,94',
  '-90,110 -60,66 -32,55 4,51 42,55 68,66 100,110',
  '-90,124 -78,96 -64,74 -36,60 4,56 46,60 74,73 88,100 101,126',
  '-92,140 -82,112',
  '86,118 92,134 100,144',
] as const;
const STIPPLE = { weight: 3, opacity: 0.5, dashes: [2, 4.7] } as const;

export const drawBuzz: HairDrawer = ({ head, area, small, strokes, tones }) => ({
  hidesEars: false,
  back: [],
  front: [
    area(
      tones.base,
      0.4,
      head.outline(
        '-93,150! -98,108 -96,58 -74,12 -38,-8 4,-14 46,-8 80,12 101,58 104,108 99,156! 95,136 81,128! 86,108 84,88 76,60! 60,55 34,60 4,62 -28,60 -50,57 -66,64! -75,88 -81,110! -87,124',
      ),
    ),
    area(
      // Opaque, because half of the skull stands out from the face.
      mix(tones.base, SKIN_TINT, 0.22),
      1,
      head.outline(
        '-93,124! -98,100 -96,58 -74,12 -38,-8 4,-14 46,-8 80,12 101,58 104,100 99,134! 94,112 92,88 80,54! 60,45 34,50 4,51 -28,50 -50,47 -70,58! -82,84 -88,108',
      ),
    ),
    ...(small ? [] : [strokes(STUBBLE.map(head.stroke), { ...STIPPLE, color: tones.dark })]),
    strokes([head.stroke('-93,146 -98,108 -96,58 -74,12 -38,-8 4,-14 46,-8 80,12 101,58 104,108 98,146')], {
      color: tones.line,
      weight: 2.4,
    }),
  ],
});

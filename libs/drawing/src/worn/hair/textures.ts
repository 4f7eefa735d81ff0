import { between } from '../../figure/curve';
import type { Curve } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import { polyline } from '../../form/polyline';
import { point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { bumped, onBothSides } from './hair-pen';
import type { HairDrawer, HairPen } from './hair-pen';

/** What closely cut hair lets through, whatever the skin. */
export const SKIN_TINT = '#a8785a';

/** Lines from root to tip between two edges, evenly spread, each ending at a length of its own. */
function runBetween(
  outer: Curve,
  inner: Curve,
  count: number,
  wave: Wave | undefined,
  unit: number,
  first: number,
): Curve[] {
  const [a, b] = [polyline(outer), polyline(inner)];
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const end = 1 - ((index * 5) % 4) * 0.035;
    return smoothCurve(
      stopsOf(wave, index + first, end).map(({ way: along, side }) => {
        const { x, y } = between(a.at(along * a.length), b.at(along * b.length), share);
        if (!wave || side === 0) return point(x, y);
        const normal = a.normal(along * a.length);
        // Flat at the roots, where it is parted.
        const swing =
          side * wave.wide * UNLIKE[(index + first) % UNLIKE.length]! * unit * Math.min(1, 0.1 + along * 1.7);
        return point(x + normal.x * swing, y + normal.y * swing);
      }),
    );
  });
}

/** A place on a rope: the share of its way, and to which side it swings there. */
interface Stop {
  way: number;
  side: -1 | 0 | 1;
}

/** How far the two stops of a crest lie from its middle, as a share of the way between crests. */
const ROUND = 0.22;

/** How far ropes beside each other swing. */
const UNLIKE = [1, 0.78, 1.16, 0.88, 1.06] as const;

/** The stops of a rope that ends at a share of the way; its crests lie elsewhere than those of the one beside it. */
function stopsOf(wave: Wave | undefined, index: number, end: number): Stop[] {
  if (!wave) return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => ({ way: share * end, side: 0 }));
  const crests = Array.from({ length: wave.turns * 2 + 3 }, (_, crest) =>
    // Two stops make a crest round.
    [-ROUND, ROUND].map((aside): Stop => ({
      way: (crest + 0.3 + aside - ((index * 5) % 7) * 0.25) / (wave.turns * 2),
      side: crest % 2 === 0 ? 1 : -1,
    })),
  ).flat();
  const within = crests.filter(({ way }) => way > 0.02 && way < end - 0.03);
  return [{ way: 0, side: 0 }, ...within, { way: end, side: 0 }];
}

interface Ropes {
  /** The edges between which they hang on the far side, both from root to tip. */
  outer: string;
  inner: string;
  /** How many on each side. */
  count: number;
  behind: string;
  weight: number;
  /** Lengths and gaps of the marks across a rope, in units of the head. */
  twist?: readonly [mark: number, gap: number];
  /** The same of the light on it. */
  glint: readonly [mark: number, gap: number];
  /** How far a rope swings to each side, in units of the head, and how often. */
  wave?: Wave;
}

interface Wave {
  wide: number;
  turns: number;
}

/** Hair in ropes: each a line of the hair's color within a darker one, with marks across. */
const ropes =
  ({ outer, inner, count, behind, weight, twist, wave, glint }: Ropes): HairDrawer =>
  (pen) => {
    const { tones, head } = pen;
    const laid = (lines: readonly Curve[]): Mark =>
      pen.strokes(
        lines,
        { color: tones.line, weight: weight + 4 },
        { color: tones.base, weight },
        ...(pen.small
          ? []
          : [
              ...(twist ? [{ color: tones.dark, weight: weight * 0.96, opacity: 0.55, dashes: twist }] : []),
              { color: tones.light, weight: weight * 0.24, opacity: 0.42, dashes: glint },
            ]),
      );
    const all = onBothSides({ outer, inner }).map((side, near) =>
      runBetween(
        head.stroke(side.outer),
        head.stroke(side.inner),
        count,
        wave,
        head.landmarks.face / 100,
        near * 3,
      ),
    );
    const pick = (odd: 0 | 1): Curve[] =>
      all.flatMap((lines) => lines.filter((_, index) => index % 2 === odd));
    return {
      hidesEars: true,
      back: [pen.shaded(behind, true)],
      front: [
        pen.shape(
          head.outline(
            '24,-30! -24,-38 -84,-12 -112,50 -112,128! -92,132 -52,76 20,44! 70,84 100,132 124,130! 118,58 94,6 60,-22',
          ),
        ),
        laid(pick(1)),
        laid(pick(0)),
      ],
    };
  };

export const locs = ropes({
  outer: '24,-32 -28,-38 -88,-10 -122,58 -134,140 -146,230 -154,320 -146,410',
  inner: '20,48 -44,72 -84,122 -96,190 -94,260 -88,330 -78,420',
  count: 6,
  behind: '0,-10 -80,6 -116,90 -126,200 -140,400 0,390 148,400 136,200 120,80 80,2',
  weight: 13.5,
  twist: [2.6, 6],
  glint: [20, 34],
});

export const boxBraids = ropes({
  outer: '24,-28 -24,-35 -82,-10 -116,56 -126,140 -136,250 -146,380 -142,520',
  inner: '20,46 -46,72 -86,124 -97,190 -92,270 -84,380 -72,530',
  count: 8,
  behind: '0,-10 -80,6 -114,90 -122,200 -136,500 -100,520 0,360 110,520 144,500 132,200 118,80 80,2',
  weight: 8,
  twist: [1.6, 4.4],
  glint: [12, 22],
});

/** Curls that fall to the shoulders, each a spiral. */
export const curls = ropes({
  outer: '24,-34 -30,-44 -96,-14 -136,50 -152,130 -152,220 -160,300 -140,384',
  inner: '20,54 -40,74 -78,118 -92,180 -88,250 -84,310 -80,386',
  count: 6,
  behind: '0,-30 -80,-4 -126,60 -142,200 -144,330 -100,384 0,380 110,386 150,330 148,200 130,60 80,-4',
  weight: 18,
  glint: [15, 23],
  wave: { wide: 11, turns: 6 },
});

const joinedClosed = (outline: Curve, back: Curve): Curve => ({
  from: outline.from,
  cubics: [...outline.cubics, ...linkTo(outline, back)],
});

function linkTo(outline: Curve, back: Curve): Curve['cubics'] {
  const end = outline.cubics.at(-1)!.to;
  return [{ c1: end, c2: back.from, to: back.from }, ...back.cubics];
}

/** Natural coils, round and wide about the head. */
export const coils: HairDrawer = (pen) => {
  const { head, tones } = pen;
  const unit = head.landmarks.face / 100;
  const rim = head.stroke(
    '-92,160 -98,186 -120,184 -146,152 -159,100 -154,38 -126,-18 -74,-58 -6,-74 62,-66 120,-30 154,26 166,90 158,148 132,186 106,192 99,164',
  );
  const outline = bumped(rim, 13 * unit, 3.6 * unit);
  const hairline = bumped(
    head.stroke('99,164 100,124 82,80 44,54 -4,48 -52,60 -84,92 -94,130 -92,160'),
    11 * unit,
    2.6 * unit,
  );
  return {
    hidesEars: true,
    back: [pen.shape(outline, [], tones.dark)],
    front: [pen.shape(joinedClosed(outline, hairline), pen.small ? [] : coiled(pen))],
  };
};

/** A tile of single coils, repeated over the hair, in the light at the upper left and in the shade around the face. */
function coiled(pen: HairPen): Mark[] {
  const { head, lit, tones } = pen;
  return [
    pen.pattern(tones.dark, 0.9, 2.4, 62, COILS.dark),
    pen.area(
      tones.light,
      0.22,
      head.outline(lit('-140,110 -138,50 -112,0 -64,-40 -4,-56 30,-50 -20,-30 -70,0 -104,50 -116,120')),
    ),
    pen.pattern(tones.light, 0.7, 2.1, 71, COILS.light),
    pen.area(
      tones.dark,
      0.35,
      head.outline(lit('146,14! 174,90 164,156 130,196 96,196! 100,130! 122,112 144,72')),
    ),
  ];
}

/** Hooks of hair within a tile of 100 by 100, parted by semicolons; what crosses its edge is there on both sides. */
const COILS = {
  dark: `
    56,68 56,78 65,80 67,73; 81,88 74,92 77,99 83,97; 9,41 9,51 0,52 -2,45; 109,41 109,51 100,52 98,45;
    87,62 91,71 99,69 98,62; 98,12 91,18 84,13 88,7; 41,19 50,18 53,27 46,30; 49,61 57,63 59,56 54,53;
    22,86 32,85 34,94 27,97; 59,5 68,9 65,17 59,16; -7,83 3,81 6,89 0,92; 93,83 103,81 106,89 100,92;
    14,23 19,16 25,19 24,24; 86,22 82,32 90,36 95,30; 15,0 9,5 13,11 18,9; 15,100 9,105 13,111 18,109;
    28,68 36,63 34,56 27,57; 88,44 79,42 76,50 82,53; 15,69 14,78 21,81 24,75; 29,31 30,40 37,40 39,34;
    57,97 56,89 63,87 65,92; 70,73 79,76 83,69 78,65; 51,87 52,79 44,77 42,82; 60,42 65,48 71,44 69,38;
    46,11 48,1 39,-2 36,5; 46,111 48,101 39,98 36,105; 1,31 7,25 14,30 11,36; 8,53 5,62 13,65 17,60;
    21,53 27,47 23,40 17,43; 80,31 79,22 71,22 70,28`,
  light: `
    37,81 38,89 46,89 46,83; 51,43 47,48 51,53 55,50; 66,4 74,4 76,10 70,13; 76,69 80,64 85,67 83,72;
    5,10 11,15 16,11 13,6; 94,30 86,35 82,29 86,24; 22,38 14,38 13,32 18,30; 88,93 82,91 83,86 88,85;
    35,11 37,3 44,3 45,8; 6,69 13,70 13,76 8,77; 74,29 72,37 65,36 65,30; 19,58 21,66 28,65 28,59;
    78,54 75,47 80,44 84,48; -2,45 0,52 6,52 7,47; 98,45 100,52 106,52 107,47; 41,21 36,28 41,33 46,30`,
} as const;

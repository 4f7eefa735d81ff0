import { interpolatePoint } from '../../figure/curve';
import type { Curve } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import { createPolyline } from '../../form/polyline';
import { linkCurves, point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { traceBumped, onBothSides } from './hair-pen';
import type { HairDrawer, HairPen } from './hair-pen';

/** Tint through closely cut hair, for every skin. */
export const SKIN_TINT = '#a8785a';

function runBetween(
  outer: Curve,
  inner: Curve,
  count: number,
  wave: Wave | undefined,
  unit: number,
  first: number,
): Curve[] {
  const [a, b] = [createPolyline(outer), createPolyline(inner)];
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const end = 1 - ((index * 5) % 4) * 0.035;
    return smoothCurve(
      listStops(wave, index + first, end).map(({ way: along, side }) => {
        const { x, y } = interpolatePoint(a.at(along * a.length), b.at(along * b.length), share);
        if (!wave || side === 0) return point(x, y);
        const normal = a.normal(along * a.length);
        const swing =
          side * wave.wide * UNLIKE[(index + first) % UNLIKE.length]! * unit * Math.min(1, 0.1 + along * 1.7);
        return point(x + normal.x * swing, y + normal.y * swing);
      }),
    );
  });
}

/** Share of the way, and the side to which the rope swings. */
interface Stop {
  way: number;
  side: -1 | 0 | 1;
}

const ROUND = 0.22;

const UNLIKE = [1, 0.78, 1.16, 0.88, 1.06] as const;

function listStops(wave: Wave | undefined, index: number, end: number): Stop[] {
  if (!wave) return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => ({ way: share * end, side: 0 }));
  const crests = Array.from({ length: wave.turns * 2 + 3 }, (_, crest) =>
    [-ROUND, ROUND].map((aside): Stop => ({
      way: (crest + 0.3 + aside - ((index * 5) % 7) * 0.25) / (wave.turns * 2),
      side: crest % 2 === 0 ? 1 : -1,
    })),
  ).flat();
  const within = crests.filter(({ way }) => way > 0.02 && way < end - 0.03);
  return [{ way: 0, side: 0 }, ...within, { way: end, side: 0 }];
}

interface Ropes {
  outer: string;
  inner: string;
  /** Per side. */
  count: number;
  behind: string;
  weight: number;
  /** Length and gap of marks across a rope, in head units. */
  twist?: readonly [mark: number, gap: number];
  glint: readonly [mark: number, gap: number];
  /** Swing in head units. */
  wave?: Wave;
}

interface Wave {
  wide: number;
  turns: number;
}

const createRopes =
  ({ outer, inner, count, behind, weight, twist, wave, glint }: Ropes): HairDrawer =>
  (pen) => {
    const { tones, head } = pen;
    const drawLaid = (lines: readonly Curve[]): Mark =>
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
            '24,-22! -24,-26 -80,-4 -110,54 -112,128! -92,132 -52,76 20,44! 70,84 100,132 124,130! 116,60 90,10 60,-16',
          ),
        ),
        drawLaid(pick(1)),
        drawLaid(pick(0)),
      ],
    };
  };

export const locs = createRopes({
  outer: '24,-32 -28,-38 -88,-10 -122,58 -134,140 -146,230 -154,320 -146,410',
  inner: '20,48 -44,72 -84,122 -96,190 -94,260 -88,330 -78,420',
  count: 6,
  behind: '0,-10 -80,6 -116,90 -126,200 -140,400 0,390 148,400 136,200 120,80 80,2',
  weight: 13.5,
  twist: [2.6, 6],
  glint: [20, 34],
});

export const boxBraids = createRopes({
  outer: '24,-28 -24,-35 -82,-10 -116,56 -126,140 -136,250 -146,380 -142,520',
  inner: '20,46 -46,72 -86,124 -97,190 -92,270 -84,380 -72,530',
  count: 8,
  behind: '0,-10 -80,6 -114,90 -122,200 -136,500 -100,520 0,360 110,520 144,500 132,200 118,80 80,2',
  weight: 8,
  twist: [1.6, 4.4],
  glint: [12, 22],
});

const CURLED = {
  outer: '24,-26 -32,-34 -92,-6 -128,56 -140,132 -144,220 -150,300 -132,366',
  inner: '20,56 -44,78 -92,122 -108,180 -108,250 -106,310 -98,366',
} as const;
const CURLED_RIM =
  '-86,372 -128,378 -152,340 -154,290 -156,228 -148,166 -144,104 -122,40 -86,-8 -32,-34 36,-36 94,-10 134,42 154,106 162,170 170,230 168,292 166,345 142,380 100,374';
const CURLED_HAIRLINE =
  '100,374 94,318 104,262 100,206 102,160 90,118; 90,118 62,82 24,54 -22,68 -66,96 -90,136; -90,136 -94,190 -96,250 -94,318 -86,372';

export const drawCurls: HairDrawer = (pen) => {
  const { head, tones } = pen;
  const unit = head.landmarks.face / 100;
  const [near, across, far] = head.strokes(CURLED_HAIRLINE) as [Curve, Curve, Curve];
  const fringe = traceBumped(across, 42 * unit, 12 * unit);
  const locks = onBothSides(CURLED).map((side, near) =>
    runBetween(head.stroke(side.outer), head.stroke(side.inner), 5, { wide: 11, turns: 3 }, unit, near * 3),
  );
  const drawRinglets = (odd: 0 | 1): Mark =>
    pen.strokes(
      locks.flatMap((lines) => lines.filter((_, index) => index % 2 === odd)),
      { color: tones.dark, weight: 22 },
      { color: tones.base, weight: 17 },
      { color: tones.light, weight: 6, opacity: 0.4, dashes: [22, 36] },
    );
  return {
    hidesEars: true,
    back: [
      pen.shaded(
        '0,-30 -80,-4 -126,60 -142,200 -144,330 -100,370 0,360 110,372 150,330 148,200 130,60 80,-4',
      ),
    ],
    front: [
      pen.shape(
        linkCurves(traceBumped(head.stroke(CURLED_RIM), 40 * unit, 15 * unit), near, fringe, far),
        pen.small ? [] : [drawRinglets(1), drawRinglets(0)],
      ),
    ],
  };
};

export const drawCoils: HairDrawer = (pen) => {
  const { head, tones } = pen;
  const unit = head.landmarks.face / 100;
  const rim = head.stroke(
    '-92,176 -104,206 -134,196 -160,158 -176,100 -170,34 -140,-28 -86,-72 -10,-90 66,-82 130,-44 168,18 180,92 168,154 140,198 110,206 98,178',
  );
  const outline = traceBumped(rim, 17 * unit, 6.5 * unit);
  const hairline = traceBumped(
    head.stroke('98,178 100,124 84,82 46,56 -4,50 -54,62 -85,94 -94,130 -92,176'),
    14 * unit,
    4.5 * unit,
  );
  return {
    hidesEars: true,
    back: [
      pen.shape(
        linkCurves(outline, head.stroke('98,178 94,208 68,228 -62,224 -86,204 -92,176')),
        [],
        tones.dark,
      ),
    ],
    front: [pen.shape(linkCurves(outline, hairline), pen.small ? [drawShadedSide(pen)] : drawCoiled(pen))],
  };
};

const drawShadedSide = ({ area, tones, head, lit }: HairPen): Mark =>
  area(
    tones.dark,
    0.4,
    head.outline(lit('140,-30! 178,30 184,100 168,160 136,204 96,200! 100,130! 128,112 146,50')),
  );

function drawCoiled(pen: HairPen): Mark[] {
  const { head, tones, strokes, lit } = pen;
  const places = Array.from({ length: COILS }, (_, index) => {
    const [far, turn] = [Math.sqrt((index + 0.5) / COILS), index * GOLDEN];
    return { x: 4 + Math.cos(turn) * far * 172, y: 62 + Math.sin(turn) * far * 150, turn: index * 2.1 };
  }).filter(({ x, y }) => y < 44 || Math.abs(x - 3) > 100);
  const traceHook = ({ x, y, turn }: (typeof places)[number], size: number): Curve =>
    head.line(
      [0, 1.5, 3, 4.4].map((angle) => [
        (x + Math.cos(turn + angle) * size) / 100,
        (y + Math.sin(turn + angle) * size) / 310,
      ]),
    );
  const bright = places.filter(({ x, y }, index) => x * LIT.x + y * LIT.y < LIT.least && index % 2 === 0);
  return [
    pen.area(
      tones.light,
      0.2,
      head.outline(lit('-150,120 -150,50 -122,-14 -64,-56 -4,-70 40,-60 -20,-30 -76,4 -112,56 -124,124')),
    ),
    drawShadedSide(pen),
    strokes(
      places.map((place) => traceHook(place, 9)),
      { color: tones.dark, weight: 3, opacity: 0.8 },
    ),
    strokes(
      bright.map((place) => traceHook({ ...place, x: place.x - 3, y: place.y - 3 }, 7)),
      { color: tones.light, weight: 2.6, opacity: 0.8 },
    ),
  ];
}

/** Each coil is turned against the one before, so that none line up. */
const COILS = 104;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const LIT = { x: 0.6, y: 0.8, least: 8 } as const;

import { interpolatePoint } from '../../figure/curve';
import type { Curve } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import { createPolyline } from '../../form/polyline';
import { linkCurves, point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { mix } from '../../garment/paint/colors';
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

interface Stop {
  way: number;
  side: -1 | 0 | 1;
}

const ROUND = 0.22;

const UNLIKE = [1, 0.9, 1.1, 0.94, 1.05] as const;

function listStops(wave: Wave | undefined, index: number, end: number): Stop[] {
  if (!wave) return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => ({ way: share * end, side: 0 }));
  const crests = Array.from({ length: wave.turns * 2 + 3 }, (_, crest) =>
    [-ROUND, ROUND].map((aside): Stop => ({
      way: (crest + 0.3 + aside - index * 0.24) / (wave.turns * 2),
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
    const drawLaid = (lines: readonly Curve[], fill: string): Mark =>
      pen.strokes(
        lines,
        { color: mix(tones.line, tones.base, 0.25), weight: weight + 3 },
        { color: fill, weight },
        ...(pen.small
          ? []
          : [
              ...(twist ? [{ color: tones.dark, weight: weight * 0.9, opacity: 0.3, dashes: twist }] : []),
              { color: tones.light, weight: weight * 0.26, opacity: 0.5, dashes: glint },
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
        drawLaid(pick(1), mix(tones.base, tones.dark, 0.35)),
        drawLaid(pick(0), tones.base),
      ],
    };
  };

export const locs = createRopes({
  outer: '24,-32 -28,-38 -88,-10 -122,58 -134,140 -146,230 -154,320 -146,410',
  inner: '20,48 -44,72 -84,122 -96,190 -94,260 -88,330 -78,420',
  count: 6,
  behind: '0,-10 -80,6 -116,90 -126,200 -140,400 0,390 148,400 136,200 120,80 80,2',
  weight: 13.5,
  twist: [2, 9],
  glint: [20, 34],
});

export const boxBraids = createRopes({
  outer: '24,-28 -24,-35 -82,-10 -116,56 -126,140 -136,250 -146,380 -142,520',
  inner: '20,46 -46,72 -86,124 -97,190 -92,270 -84,380 -72,530',
  count: 8,
  behind: '0,-10 -80,6 -114,90 -122,200 -136,500 -100,520 0,360 110,520 144,500 132,200 118,80 80,2',
  weight: 8,
  twist: [1.4, 5],
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

const CURLED_LIGHT =
  '-128,120 -118,52 -80,4 -24,-20 30,-22 60,-4 6,14 -46,40 -84,84 -104,140 -118,180 -128,120';
const COILED_LIGHT =
  '-156,130 -160,70 -136,4 -84,-48 -14,-68 44,-58 70,-34 16,-24 -44,2 -92,50 -116,110 -130,150 -156,130';
const COILED_SHADE =
  '90,240 104,196 98,150 118,124 140,96 146,60 140,20 124,-20 160,-40 200,60 190,180 150,230 90,240';
const CURLED_SHADE = '90,410 96,318 108,262 104,206 110,140 96,70 70,-10 140,10 190,170 190,400 90,410';

const drawTone = ({ area, head, lit }: HairPen, color: string, opacity: number, edge: string): Mark => {
  const around = traceBumped(head.stroke(lit(edge)), 0.25 * head.landmarks.face, 0.07 * head.landmarks.face);
  return area(color, opacity, around);
};

export const drawCurls: HairDrawer = (pen) => {
  const { head, tones } = pen;
  const unit = head.landmarks.face / 100;
  const [near, across, far] = head.strokes(CURLED_HAIRLINE) as [Curve, Curve, Curve];
  const fringe = traceBumped(across, 42 * unit, 12 * unit);
  const locks = onBothSides(CURLED).map((side, near) =>
    runBetween(head.stroke(side.outer), head.stroke(side.inner), 5, { wide: 11, turns: 3 }, unit, near * 3),
  );
  return {
    hidesEars: true,
    back: [
      pen.shaded(
        '0,-30 -80,-4 -126,60 -142,200 -144,330 -100,370 0,360 110,372 150,330 148,200 130,60 80,-4',
      ),
    ],
    front: [
      pen.shape(linkCurves(traceBumped(head.stroke(CURLED_RIM), 34 * unit, 13 * unit), near, fringe, far), [
        drawTone(pen, tones.light, 0.28, CURLED_LIGHT),
        drawTone(pen, tones.dark, 0.3, CURLED_SHADE),
        ...(pen.small
          ? []
          : [
              pen.strokes(
                locks.flat(),
                { color: tones.dark, weight: 13, opacity: 0.6 },
                { color: tones.base, weight: 9 },
                { color: tones.light, weight: 3.4, opacity: 0.5, dashes: [26, 34] },
              ),
            ]),
      ]),
    ],
  };
};

export const drawCoils: HairDrawer = (pen) => {
  const { head, tones } = pen;
  const unit = head.landmarks.face / 100;
  const rim = head.stroke(
    '-92,176 -104,206 -134,196 -160,158 -176,100 -170,34 -140,-28 -86,-72 -10,-90 66,-82 130,-44 168,18 180,92 168,154 140,198 110,206 98,178',
  );
  const outline = traceBumped(rim, 22 * unit, 7.5 * unit);
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
    front: [
      pen.shape(linkCurves(outline, hairline), [
        drawTone(pen, tones.dark, 0.4, COILED_SHADE),
        ...(pen.small ? [] : drawCoiled(pen)),
      ]),
    ],
  };
};

function drawCoiled(pen: HairPen): Mark[] {
  const { head, tones, strokes } = pen;
  const places = Array.from({ length: COILS }, (_, index) => {
    const [far, turn] = [Math.sqrt((index + 0.5) / COILS), index * GOLDEN];
    return { x: 4 + Math.cos(turn) * far * 172, y: 62 + Math.sin(turn) * far * 150, turn: index * 2.1 };
  }).filter(
    ({ x, y }) =>
      (y < 44 || Math.abs(x - 3) > 100) && Math.abs(x * EDGE.x + y * EDGE.y - EDGE.at) < EDGE.wide,
  );
  const hooks = places.map(({ x, y, turn }) =>
    head.line(
      [0, 1.5, 3, 4.4].map((angle) => [
        (x + Math.cos(turn + angle) * 7) / 100,
        (y + Math.sin(turn + angle) * 7) / 310,
      ]),
    ),
  );
  return [
    drawTone(pen, tones.light, 0.28, COILED_LIGHT),
    strokes(hooks, { color: tones.dark, weight: 3, opacity: 0.5 }),
  ];
}

const COILS = 104;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** The line from light to shade. */
const EDGE = { x: 0.6, y: 0.8, at: 10, wide: 62 } as const;

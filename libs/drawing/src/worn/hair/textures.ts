import { cutStretch, interpolatePoint, type Curve, type Point } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import { createPolyline, type Polyline } from '../../form/polyline';
import { readPairs } from '../../figure/pairs';
import { linkCurves, point, straight } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { traceRibbon } from '../../garment/cut/ribbon';
import { mix } from '../../garment/paint/colors';
import { traceBumped, onBothSides, type HairDrawer, type HairMarks, type HairPen } from './hair-pen';
import type { Head } from '../head';

/** Tint through closely cut hair, for every skin. */
export const SKIN_TINT = '#a8785a';

const STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

const traceBetween = (a: Polyline, b: Polyline, way: number, share: number): Point =>
  interpolatePoint(a.at(way * a.length), b.at(way * b.length), share);

function runBetween(outer: Curve, inner: Curve, count: number): Curve[] {
  const [a, b] = [createPolyline(outer), createPolyline(inner)];
  return Array.from({ length: count }, (_, index) => {
    const end = 1 - ((index * 5) % 4) * 0.075;
    const computeSway = (stop: number): number => 0.5 + stop * Math.sin(stop * 6 + index * 2) * 0.9;
    return smoothCurve(
      STOPS.map((stop) => traceBetween(a, b, stop * end, (index + computeSway(stop)) / count)),
    );
  });
}

/** Slant across the rope. */
function traceTwists(rope: Curve, wide: number, step: number): Curve[] {
  const way = createPolyline(rope);
  const place = (at: number, aside: number): Point => {
    const [{ x, y }, normal] = [way.at(at), way.normal(at)];
    return point(x + normal.x * aside, y + normal.y * aside);
  };
  return Array.from({ length: Math.floor(way.length / step) }, (_, turn) =>
    straight(place(step * (turn + 0.3), -0.4 * wide), place(step * (turn + 0.3) + 0.8 * wide, 0.4 * wide)),
  );
}

interface Ropes {
  outer: string;
  inner: string;
  /** Per side. */
  count: number;
  behind: string;
  weight: number;
  /** Way between twists of a rope, in head units. */
  twist: number;
  glint: readonly [mark: number, gap: number];
}

const createRopes =
  ({ outer, inner, count, behind, weight, twist, glint }: Ropes): HairDrawer =>
  (pen) => {
    const { tones, head } = pen;
    const unit = head.landmarks.face / 100;
    const traceAcross = (line: Curve): Curve[] => traceTwists(line, weight * unit, twist * unit);
    const drawLaid = (lines: readonly Curve[], fill: string): Mark[] => [
      pen.strokes(
        lines,
        { color: mix(tones.line, tones.base, 0.25), weight: weight + 3 },
        { color: fill, weight },
        ...(pen.small ? [] : [{ color: tones.light, weight: weight * 0.26, opacity: 0.5, dashes: glint }]),
      ),
      pen.leaves(tones.dark, 0.55, 3, pen.small ? [] : lines.flatMap(traceAcross)),
    ];
    const all = onBothSides({ outer, inner }).map((side) =>
      runBetween(head.stroke(side.outer), head.stroke(side.inner), count),
    );
    const pick = (odd: 0 | 1): Curve[] =>
      all.flatMap((lines) => lines.filter((_, index) => index % 2 === odd));
    return {
      hidesEars: true,
      back: [pen.shaded(behind, true)],
      front: [
        pen.shape(
          head.outline(
            '24,-14! -24,-22 -84,4 -112,54 -112,128! -92,132 -52,76 20,44! 70,84 100,132 124,130! 116,60 94,10 60,-12',
          ),
        ),
        ...drawLaid(pick(1), mix(tones.base, tones.dark, 0.35)),
        ...drawLaid(pick(0), tones.base),
      ],
    };
  };

export const locs = createRopes({
  outer: '24,-25 -16,-31 -60,-21 -100,11 -127,62 -135,140 -146,230 -154,320 -146,410',
  inner: '20,48 -44,72 -84,122 -96,190 -94,260 -88,330 -78,420',
  count: 6,
  behind: '0,-10 -80,6 -116,90 -126,200 -140,400 0,390 148,400 136,200 120,80 80,2',
  weight: 13.5,
  twist: 46,
  glint: [20, 34],
});

export const boxBraids = createRopes({
  outer: '24,-24 -16,-30 -58,-20 -95,11 -121,60 -127,140 -136,250 -146,380 -142,520',
  inner: '20,46 -46,72 -86,124 -97,190 -92,270 -84,380 -72,530',
  count: 8,
  behind: '0,-10 -80,6 -114,90 -122,200 -136,500 -100,520 0,360 110,520 144,500 132,200 118,80 80,2',
  weight: 8,
  twist: 22,
  glint: [12, 22],
});

/** Lengths are in head units. */
const LONG_CURLS = {
  root: 0.22,
  bumps: { step: 44, high: 5 },
  outer: '24,-38 -34,-50 -92,-24 -134,46 -152,130 -168,210 -176,290 -166,380',
  inner: '20,42 -40,64 -82,110 -98,170 -104,240 -110,310 -104,390',
  crown: '-116,190 -140,140 -136,72 -118,14 -76,-32 -20,-53 34,-55 88,-33 124,14 142,72 146,140 122,190',
  face: '122,190 102,190 100,140 88,104 60,70 20,44 -26,62 -68,92 -88,134 -92,190 -116,190',
  behind: '0,-30 -80,-4 -122,60 -136,200 -138,310 -100,340 0,330 110,342 142,310 142,200 124,60 80,-4',
  hidesEars: true,
  ringlet: { turn: 67, swing: 12, wide: 38 },
};
type Cut = typeof LONG_CURLS;
const SHORT_CURLS: Cut = {
  root: 0,
  bumps: { step: 24, high: 7 },
  outer: '26,-16 -36,-34 -92,-6 -116,50 -120,90 -108,138',
  inner: '22,-10 0,4 -6,30 -14,68',
  crown: '-96,146 -116,100 -116,40 -98,0 -62,-32 -14,-46 36,-46 84,-28 112,10 122,60 122,110 106,146',
  face: '106,146 98,120 86,92 56,66 20,48 -26,62 -66,86 -86,120 -96,146',
  behind: '0,-30 -80,-4 -108,50 -104,130 0,160 104,130 112,60 80,-4',
  hidesEars: false,
  ringlet: { turn: 44, swing: 9, wide: 36 },
};
/** Share of the breadth away from the contour, and of the way. */
const UNDER_CURLS = readPairs('0.2,0.95 0.8,1');
const CURLS = readPairs('0,0.83 0.74,0.95 0.34,1 0.13,0.97 0.96,0.84 0.56,1.03');
const SIZES = [1.05, 0.8, 1.24, 0.62, 0.62, 1] as const;
const COMBED = {
  dark: '13,-32 -38,-37 -76,-19 -101,7; 13,-6 -34,-5 -68,13 -122,108; 13,19 -30,27 -60,45 -98,99; 29,-32 74,-30 99,-1 111,32; 27,-6 69,1 91,29 125,129; 25,20 63,32 83,58 104,118',
  light:
    '13,-20 -36,-22 -73,-4 -117,56; 13,7 -32,11 -64,29 -86,52; 28,-20 71,-16 95,13 119,81; 26,7 66,16 87,44 99,72',
} as const;

const COILED_LIGHT =
  '-156,130 -160,70 -136,4 -84,-48 -14,-68 44,-58 70,-34 16,-24 -44,2 -92,50 -116,110 -130,150 -156,130';
const COILED_SHADE =
  '90,240 104,196 98,150 118,124 140,96 146,60 140,20 124,-20 160,-40 200,60 190,180 150,230 90,240';

const drawTone = ({ area, head, lit }: HairPen, color: string, opacity: number, edge: string): Mark => {
  const around = traceBumped(head.stroke(lit(edge)), 0.25 * head.landmarks.face, 0.07 * head.landmarks.face);
  return area(color, opacity, around);
};

interface Ringlet {
  lock: Curve;
  widths: number[];
}

const TURNED_OVER = 0.74;

function runRinglets(
  head: Head,
  { root, ringlet, ...cut }: Cut,
  ringlets: ReturnType<typeof readPairs>,
): Ringlet[] {
  const unit = head.landmarks.face / 100;
  return onBothSides(cut).flatMap(({ outer, inner }, near) => {
    const [a, b] = [createPolyline(head.stroke(outer)), createPolyline(head.stroke(inner))];
    return ringlets.map(([share, to], index) => {
      const size = SIZES[index]!;
      const from = root * (0.45 + ((index * 3 + 4) % 7) * 0.17);
      const long = (to - from) * (a.length + (b.length - a.length) * share);
      const count = 2 * Math.max(Math.round(long / (ringlet.turn * size ** 0.6 * unit)), 2);
      const turns = Array.from({ length: count + 1 }, (_, stop) => (stop / 2 + index * 0.7 + near) * Math.PI);
      const stops = turns.map((turn, stop) => {
        const way = from + ((to - from) * stop) / count;
        const { x, y } = traceBetween(a, b, way, share);
        const normal = a.normal(way * a.length);
        const swing = Math.sin(turn) * Math.min(stop / 8 + root, 1) * size * ringlet.swing * unit;
        return point(x + normal.x * swing, y + normal.y * swing);
      });
      const most = size * ringlet.wide * unit;
      const widths = turns.map((turn, stop) => {
        const swollen = Math.min(0.05 + (root > 0 ? 0.34 : 0.2) * stop, 1, (count - stop) * 0.5 + 0.45);
        return most * swollen * (TURNED_OVER + (1 - TURNED_OVER) * Math.abs(Math.sin(turn)));
      });
      return { lock: smoothCurve(stops), widths };
    });
  });
}

export function drawCurls(pen: HairPen, cut: Cut = LONG_CURLS): HairMarks {
  const { area, head, leaves, patches, small, tones } = pen;
  const unit = head.landmarks.face / 100;
  const crown = traceBumped(head.stroke(cut.crown), cut.bumps.step * unit, cut.bumps.high * unit);
  const trace = ({ lock, widths }: Ringlet): Curve => traceRibbon(lock, widths, 0, 1.3);
  const drawRinglet = ({ lock, widths }: Ringlet, halves = widths.map((wide) => wide / 2)): Mark[] => [
    patches([trace({ lock, widths })]),
    ...(small
      ? []
      : [
          area(tones.dark, 0.22, traceRibbon(lock, [0, ...halves.slice(1, -1), 0], -1)),
          leaves(tones.light, 0.5, 12, widths.length > 5 ? [cutStretch(lock, 3, 5)] : []),
        ]),
  ];
  return {
    hidesEars: cut.hidesEars,
    back: [
      pen.shaded(cut.behind),
      patches(runRinglets(head, cut, UNDER_CURLS).map(trace), mix(tones.base, tones.deep, 0.6)),
    ],
    front: [
      pen.shape(
        linkCurves(crown, head.stroke(cut.face)),
        small
          ? []
          : [
              leaves(tones.dark, 0.5, 6, head.strokes(COMBED.dark)),
              leaves(tones.light, 0.5, 6, head.strokes(COMBED.light)),
            ],
        tones.base,
        crown,
      ),
      ...runRinglets(head, cut, CURLS).flatMap((ringlet) => drawRinglet(ringlet)),
    ],
  };
}

export const drawShortCurls: HairDrawer = (pen) => drawCurls(pen, SHORT_CURLS);

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
        drawTone(pen, tones.dark, 0.3, COILED_SHADE),
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
    drawTone(pen, tones.light, 0.16, COILED_LIGHT),
    strokes(hooks, { color: tones.light, weight: 2.4, opacity: 0.7 }),
  ];
}

const COILS = 104;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** The line from light to shade. */
const EDGE = { x: 0.6, y: 0.8, at: 10, wide: 96 } as const;

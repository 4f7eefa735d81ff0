import { cutStretch } from '../../figure/curve';
import { computeFootSpace, listFootEdge, placeShodSpot } from '../../figure/foot';
import type { FootSpace, FootSpot } from '../../figure/foot';
import { smoothCurve } from '../../figure/smooth-curve';
import { createTable } from '../../form/table';
import { interpolate } from '../../figure/proportions';
import { computeSoftMax } from '../../figure/soft-limits';
import type { ShoeType, Toe } from './last';
import { linkCurves, mirrorCurve, moveCurve, point, reverseCurve } from '../../garment/cut/path';
import type { Curve, Point } from '../../garment/cut/path';
import { createPen, type Mark, type Pen } from '../../garment/cut/pen';
import type { Piece } from '../../garment/piece';
import { parseSpots } from '../../garment/smooth-path';
import type { Wearer } from '../extra';
import { createWornLast, type WornLast } from './worn-last';

export interface Shod {
  piece: Piece;
  pen: Pen;
  last: WornLast;
  wearer: Wearer;
  at(u: number, t: number): Point;
  line(...spots: readonly FootSpot[]): Curve;
  /** Outward of the middle line: the foot's own edge. */
  edge(side: 1 | -1, t: number): number;
  foot: FootSpace;
}

export function createShodFoot(type: ShoeType, piece: Piece, wearer: Wearer): Shod {
  const last = scaleToBody(createWornLast(type, piece), wearer.body.proportions.stature);
  const foot = computeFootSpace(wearer.barefoot.landmarks);
  const placeAt = (u: number, t: number): Point =>
    placeBesideOther(
      last.room > 0 ? foot.at(u * last.width, t) : foot.at(...placeShodSpot(u * last.width, t)),
    );
  const { outer, inner } = listFootEdge(foot.ankle);
  const [outside, inside] = [outer, [...inner].reverse()].map((spots) =>
    createTable(spots.map(([u, t]) => [t, u])),
  );
  return {
    piece,
    pen: createPen(piece),
    last,
    wearer,
    foot,
    at: placeAt,
    line: (...spots) => smoothCurve(spots.map(([u, t]) => placeAt(u, t))),
    edge: (side, t) => (side > 0 ? outside! : inside!).at(t),
  };
}

const APART = { least: 0.03, softness: 0.24 } as const;

export const placeBesideOther = ({ x, y }: Point): Point =>
  point(computeSoftMax(x, APART.least, APART.softness), y);

const scaleToBody = (last: WornLast, stature: number): WornLast => ({
  ...last,
  sole: last.sole / stature,
  room: last.room / stature,
  rise: last.rise / stature,
});

export const onBoth = (draw: (turn: (curve: Curve) => Curve) => readonly Mark[]): Mark[] => [
  ...draw(mirrorCurve).map((mark): Mark => ({ ...mark, foot: -1 })),
  ...draw((curve) => curve).map((mark): Mark => ({ ...mark, foot: 1 })),
];

/** A small drawing mirrors and slants the right shoe, which halves the text; the heels before it stay. */
export function pairSmall(
  marks: readonly Mark[],
  { id, small }: Piece,
  { barefoot }: Wearer,
  layer: string,
): Mark[] {
  if (!small) return [...marks];
  const right = marks.filter(({ foot }) => foot === 1);
  const { ankleInner, ankleOuter, ankleY, floorY } = barefoot.landmarks;
  const name = `${id}-${layer}`;
  const from = marks.findIndex(({ foot }) => foot !== undefined);
  return [
    ...marks.slice(0, from),
    {
      reach: right.flatMap(({ reach }) => reach),
      markup: (sheet) => {
        const measureAt = (y: number) => {
          const x = (ankleInner + ankleOuter) / 2;
          const [near, far] = [sheet.at(point(x, y)), sheet.at(point(-x, y))];
          return { y: near.y, sum: near.x + far.x, up: far.y - near.y };
        };
        const [high, low] = [measureAt(ankleY), measureAt(floorY)];
        const shoe = right.map(({ markup }) => markup(sheet)).join('');
        const slant = (low.sum - high.sum) / (low.y - high.y);
        const [x, y] = [low.sum - slant * low.y, (low.up + high.up) / 2].map(Math.round);
        return (
          shoe &&
          `<g id="${name}">${shoe}</g><use href="#${name}" transform="matrix(-1 0 ${slant.toFixed(3)} 1 ${x} ${y})"/>`
        );
      },
    },
    ...marks.slice(from).filter(({ foot }) => foot === undefined),
  ];
}

const TOE_RUNS: Readonly<Record<Toe, string>> = {
  pointed:
    '1.08 0.62, 0.84 0.78, 0.44 0.91, 0.12 0.985, -0.02 1, -0.16 0.985, -0.5 0.9, -0.86 0.76, -1.02 0.6',
  almond:
    '1.13 0.6, 1.05 0.75, 0.68 0.89, 0.2 0.98, -0.07 1.003, -0.35 0.982, -0.74 0.89, -1 0.75, -1.06 0.6',
  round: '1.18 0.6, 1.14 0.76, 0.84 0.91, 0.4 0.984, -0.08 1, -0.54 0.984, -0.92 0.91, -1.1 0.75, -1.08 0.6',
  square:
    '1.18 0.6, 1.14 0.76, 0.92 0.9, 0.72 0.968/0.72 0.968, 0.06 1, -0.62 0.968/-0.62 0.968, -0.88 0.9, -1.08 0.75, -1.08 0.6',
};

const LONG_TOES: Partial<Record<Toe, number>> = { pointed: 0.34, almond: 0.4 };

/** The toes lie on the floor, however high the heel: from far above only a long point is seen. */
const computeFlatness = ({ rise, room, toe }: WornLast): number =>
  room > 0
    ? 1
    : interpolate(0.46, 0.58, Math.min(rise / 3, 1)) + (LONG_TOES[toe] ?? 0) * Math.min(rise / 2, 1) ** 2;

export function traceToeLine({ line, last }: Shod): Curve {
  const more = last.room > 0 ? 1.04 : 1;
  const flatness = computeFlatness(last);
  const [first, ...rest] = TOE_RUNS[last.toe]
    .split('/')
    .map((run) => line(...parseSpots(run).map(([u, t]): FootSpot => [u * more, 1 - (1 - t) * flatness])));
  const whole = moveCurve(linkCurves(first!, ...rest), 0, last.room);
  return last.room > 0 ? cutStretch(whole, 1, whole.cubics.length - 1) : whole;
}

export function traceExtruded(curve: Curve, down: number): Curve {
  const own = curve.cubics.at(-1)!;
  const cubics = moveCurve(curve, 0, down).cubics.map((cubic, index, { length }) => ({
    c1: index > 0 ? cubic.c1 : curve.cubics[0]!.c1,
    c2: index < length - 1 ? cubic.c2 : own.c2,
    to: index < length - 1 ? cubic.to : own.to,
  }));
  return linkCurves({ from: curve.from, cubics }, reverseCurve(curve));
}

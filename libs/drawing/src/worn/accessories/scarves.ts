import { between, mirrored, point } from '../../figure/curve';
import type { Curve, Point } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import type { Body } from '../../form/body';
import { penOf } from '../../garment/cut/pen';
import type { Mark, Pen } from '../../garment/cut/pen';
import { linked, through } from '../../garment/cut/path';
import { INK, mix } from '../../garment/paint/colors';
import type { Piece } from '../../garment/piece';
import type { ExtraDrawer, ExtraLayers } from '../extra';

/** Threads along an edge, hanging by a length in inches, each a little apart from its neighbors. */
function fringe(pen: Pen, { paint }: Piece, [from, to]: readonly [Point, Point], length: number): Mark {
  const count = Math.max(5, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 0.42));
  const threads = Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = between(from, to, index / count);
    const sway = index % 2 === 0 ? 0.12 : -0.08;
    const end = y + length * (1 - (index % 3) * 0.07);
    const c1 = point(x + sway, y + length * 0.4);
    return { from: point(x, y - 0.1), cubics: [{ c1, c2: c1, to: point(x + sway * 0.4, end) }] };
  });
  return pen.stroke(mix(paint.colors.base, INK, 0.35), 2.6, ...threads);
}

/** The places of neck and chest that a scarf lies on, in body inches. */
function placesOf({ landmarks: l }: Body) {
  return {
    neck: l.neck,
    chin: l.chinY,
    collar: l.shoulderY,
    bust: l.chestY,
    waist: l.waistY,
    hip: l.highHipY,
  };
}

/** A long scarf around the neck, both ends hanging open to the hips. */
function longScarf(piece: Piece, body: Body): ExtraLayers {
  const pen = penOf(piece);
  const { neck, chin, collar, bust, waist, hip } = placesOf(body);
  const wide = neck + 2.2;
  const end = (low: number, out: number): Curve =>
    linked(
      through(
        [neck * 0.4, collar - 0.4],
        [neck + 0.1, bust - 1],
        [neck * 0.8 + 0.1, waist],
        [neck * 0.7 + out, low],
      ),
      through(
        [wide + out + 0.1, low - 0.3],
        [wide + out * 0.7, waist],
        [wide + 0.1, bust],
        [neck + 1.5, collar + 0.9],
        [neck + 0.9, collar - 0.9],
      ),
    );
  const folds = (low: number, out: number): Curve[] => [
    through([neck + 1 + out, low - 0.4], [neck + 0.9, waist], [neck + 0.7, bust], [neck + 0.5, collar + 1]),
    through([neck + 1.7 + out, low - 0.5], [neck + 1.6, waist], [neck + 1.4, bust + 1]),
  ];
  const [left, right] = [hip + 1.6, hip - 1.2];
  const one = (low: number, turn: (curve: Curve) => Curve, side: 1 | -1): Mark[] => [
    fringe(pen, piece, [point(side * (neck * 0.74 + 0.15), low), point(side * (wide + 0.2), low - 0.3)], 1.1),
    pen.panel(turn(end(low, 0.15)), { inside: [pen.hang(...folds(low, 0.15).map(turn))] }),
  ];
  const loop = linked(
    through([-neck * 0.97, chin * 1.02], [-neck - 1.15, collar - 1.2], [-neck - 0.9, collar + 0.5]),
    through(
      [-neck - 0.9, collar + 0.5],
      [-neck * 0.5, collar + 1.6],
      [0, collar + 1.9],
      [neck * 0.5, collar + 1.6],
      [neck + 0.9, collar + 0.5],
    ),
    through([neck + 0.9, collar + 0.5], [neck + 1.15, collar - 1.2], [neck * 0.97, chin * 1.02]),
    through(
      [neck * 0.97, chin * 1.02],
      [neck * 0.7, chin * 1.13],
      [0, chin * 1.2],
      [-neck * 0.7, chin * 1.13],
      [-neck * 0.97, chin * 1.02],
    ),
  );
  return {
    overSleeves: [
      ...one(left, mirrored, -1),
      ...one(right, (curve) => curve, 1),
      pen.panel(loop, {
        inside: [
          pen.fold(
            through([-neck - 0.7, collar - 0.6], [-neck * 0.4, collar + 0.8], [neck * 0.6, collar + 0.9]),
            through([neck + 0.8, collar - 0.9], [neck * 0.4, collar + 0.2], [-neck * 0.5, collar + 0.3]),
            through([-neck - 0.5, collar - 1.4], [-neck * 0.3, collar - 0.4], [neck * 0.5, collar - 0.3]),
          ),
        ],
      }),
    ],
  };
}

/** A thick scarf wound twice around the neck, one short end in front. */
function bulkyScarf(piece: Piece, body: Body): ExtraLayers {
  const pen = penOf(piece);
  const { neck, chin, collar, bust } = placesOf(body);
  const tier = (top: number, low: number, half: number, lean: number): Curve =>
    linked(
      through(
        [-neck * 0.96, top],
        [-half * 0.84, top + 0.5],
        [-half - 0.1, top + (low - top) * 0.48],
        [-half * 0.72, low - 0.55 + lean],
        [-half * 0.3, low + lean],
        [half * 0.2, low + 0.12],
        [half * 0.74, low - 0.6],
        [half + 0.1, top + (low - top) * 0.44],
        [half * 0.84, top + 0.45],
        [neck * 0.96, top],
      ),
      through(
        [neck * 0.96, top],
        [neck * 0.6, top + 0.75],
        [0, top + 1],
        [-neck * 0.6, top + 0.8],
        [-neck * 0.96, top],
      ),
    );
  const end = linked(
    through([0.3, collar + 0.6], [0.5, bust - 1], [0.3, bust + 2.6]),
    through([3.4, bust + 2.9], [3.4, bust - 0.6], [2.6, collar + 0.4]),
  );
  return {
    overSleeves: [
      fringe(pen, piece, [point(0.35, bust + 2.6), point(3.36, bust + 2.9)], 1.4),
      pen.panel(end, {
        inside: [
          pen.hang(
            through([1.3, bust + 2.6], [1.4, bust], [1.2, collar + 1.4]),
            through([2.5, bust + 2.7], [2.5, bust + 0.4], [2.1, collar + 1.6]),
          ),
        ],
      }),
      pen.panel(tier(collar - 1.1, collar + 2.3, neck + 2.3, 0.1), {
        inside: [
          pen.hang(
            through([-neck - 1.6, collar], [-neck * 0.6, collar + 1.5], [neck * 0.8, collar + 1.8]),
            through([neck + 1.9, collar - 0.2], [neck * 0.9, collar + 1.1], [-0.2, collar + 1.3]),
          ),
        ],
      }),
      pen.panel(tier(chin * 0.98, collar + 0.5, neck + 1.4, -0.1), {
        inside: [
          pen.hang(
            through([-neck - 1.1, chin * 1.06], [-neck * 0.4, collar - 0.7], [neck * 0.7, collar - 0.3]),
            through([neck + 1.2, chin * 1.08], [neck * 0.6, collar - 1.0], [-0.6, collar - 1.1]),
          ),
        ],
      }),
    ],
  };
}

/** A wrap over both shoulders and upper arms that crosses in front. */
function shawl(piece: Piece, body: Body): ExtraLayers {
  const pen = penOf(piece);
  const { neck, collar, bust, waist } = placesOf(body);
  const { outer, landmarks: l } = body;
  const elbow = outer.atHeight(l.elbowY + 0.6);
  const off = 0.75;
  const onArm = (y: number): Point => {
    const p = outer.atHeight(y);
    return point(p.x + off, y);
  };
  const shoulder = (share: number): Point => {
    const x = neck + (l.deltoid - neck) * share;
    return point(x, body.shoulder(x) - 0.28);
  };
  const low = waist + 3.2;
  const half = linked(
    smoothCurve([
      point(neck * 0.9, l.neckY - 0.9),
      shoulder(0.3),
      shoulder(0.72),
      point(l.deltoid + off * 0.75, l.deltoidY - 0.2),
      onArm(bust + 0.6),
      point(elbow.x + off + 0.2, elbow.y),
    ]),
    smoothCurve([
      point(elbow.x + off + 0.2, elbow.y),
      point(elbow.x - 1.6, elbow.y + 2),
      point(l.waist * 0.4, low + 0.9),
      point(-1.6, low + 1.6),
    ]),
    smoothCurve([
      point(-1.6, low + 1.6),
      point(-2.2, waist - 1),
      point(-1.1, bust + 0.6),
      point(neck * 0.5, collar + 1.2),
      point(neck * 0.9, l.neckY - 0.9),
    ]),
  );
  const folds = [
    smoothCurve([
      point(-0.6, low + 1.3),
      point(0.2, waist),
      point(neck + 0.4, bust),
      point(neck + 0.6, collar - 0.6),
    ]),
    smoothCurve([
      point(l.waist * 0.5, low + 0.6),
      point(l.waist * 0.5, waist - 0.6),
      point(l.chest * 0.55, bust - 1),
      shoulder(0.34),
    ]),
    smoothCurve([
      point(elbow.x - 1.2, elbow.y + 1.5),
      point(l.chest * 0.92, bust + 1),
      point(l.deltoid * 0.74, l.armpitY - 1.4),
      shoulder(0.6),
    ]),
  ];
  const hem = (side: 1 | -1): (readonly [Point, Point])[] => [
    [point(side * (elbow.x + off + 0.1), elbow.y), point(side * (elbow.x - 1.6), elbow.y + 2)],
    [point(side * (elbow.x - 1.6), elbow.y + 2), point(side * l.waist * 0.4, low + 0.9)],
    [point(side * l.waist * 0.4, low + 0.9), point(side * -1.5, low + 1.6)],
  ];
  const fringed = piece.has('texture', 'fuzzy') ? [] : ([-1, 1] as const);
  const one = (side: 1 | -1, turn: (curve: Curve) => Curve): Mark[] => [
    ...(fringed.includes(side as never) ? hem(side).map((edge) => fringe(pen, piece, edge, 1.2)) : []),
    pen.panel(turn(half), { inside: [pen.hang(...folds.map(turn))] }),
  ];
  return { overSleeves: [...one(-1, mirrored), ...one(1, (curve) => curve)] };
}

/** A small square knotted at the throat. */
function neckerchief(piece: Piece, body: Body): ExtraLayers {
  const pen = penOf(piece);
  const { neck, chin, collar } = placesOf(body);
  const top = chin * 1.07;
  const knot = point(0.35, collar - 0.15);
  const wrap = linked(
    through(
      [-neck - 0.12, top],
      [-neck - 0.3, top + 1.1],
      [-neck * 0.5, collar - 0.3],
      [knot.x, knot.y + 0.4],
    ),
    through([knot.x, knot.y + 0.4], [neck * 0.7, collar - 0.5], [neck + 0.3, top + 1], [neck + 0.12, top]),
    through(
      [neck + 0.12, top],
      [neck * 0.6, top + 0.85],
      [0, top + 1.1],
      [-neck * 0.6, top + 0.85],
      [-neck - 0.12, top],
    ),
  );
  const tail = (side: 1 | -1, drop: number): Curve => {
    const on = (x: number, y: number): [number, number] => [knot.x + side * x, knot.y + y];
    return linked(
      through(on(0.05, 0.1), on(0.7, 0.6), on(1.5, 0.8 + drop), on(2.35, 0.85 + drop)),
      through(on(2.35, 0.85 + drop), on(1.9, 1.7 + drop), on(1.25, 2.15 + drop)),
      through(on(1.25, 2.15 + drop), on(0.7, 1.25), on(0.05, 0.1)),
    );
  };
  const ring = smoothCurve(
    [
      point(knot.x, knot.y - 0.48),
      point(knot.x + 0.44, knot.y - 0.02),
      point(knot.x + 0.05, knot.y + 0.48),
      point(knot.x - 0.42, knot.y + 0.04),
      point(knot.x, knot.y - 0.48),
    ],
    { start: point(1, 0.1), end: point(1, -0.1) },
  );
  return {
    overSleeves: [
      pen.panel(tail(-1, 0.15), {
        inside: [
          pen.hang(
            through([knot.x - 1.6, knot.y + 1.7], [knot.x - 0.9, knot.y + 0.9], [knot.x - 0.2, knot.y + 0.2]),
          ),
        ],
      }),
      pen.panel(tail(1, 0.5), {
        inside: [
          pen.hang(
            through([knot.x + 1.6, knot.y + 2.0], [knot.x + 0.9, knot.y + 1.0], [knot.x + 0.2, knot.y + 0.2]),
          ),
        ],
      }),
      pen.panel(wrap, {
        inside: [
          pen.fold(
            through([knot.x - 0.1, knot.y], [-neck * 0.5, top + 1.3], [-neck - 0.1, top + 0.7]),
            through([knot.x + 0.1, knot.y], [neck * 0.7, top + 1.3], [neck + 0.1, top + 0.6]),
          ),
        ],
      }),
      pen.panel(ring),
    ],
  };
}

const TIES = ['long-scarf', 'bulky-scarf', 'shawl', 'neckerchief'] as const;
type Tie = (typeof TIES)[number];

const DRAWERS: Readonly<Record<Tie, (piece: Piece, body: Body) => ExtraLayers>> = {
  'long-scarf': longScarf,
  'bulky-scarf': bulkyScarf,
  shawl,
  neckerchief,
};

/** A scarf as its attributes tie it; around the neck a head covering takes its place. */
const worn =
  (usual: Tie): ExtraDrawer =>
  (piece, { body, covered }) => {
    const tie = piece.first('accessories', TIES, usual);
    return covered && tie !== 'shawl' ? {} : DRAWERS[tie](piece, body);
  };

export const wornScarf = worn('long-scarf');
export const wornShawl = worn('shawl');
export const wornNeckerchief = worn('neckerchief');

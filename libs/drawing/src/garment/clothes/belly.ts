import { BELLY } from '../cut/figure-type';
import { LEVEL } from '../cut/body';
import { describeBelly } from '../cut/light';
import { point, smoothCurve, traceCorners } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Form } from '../../form/form';
import type { Piece } from '../piece';

/** Centimeters: the belly's middle and half height. */
const ROUND = { middle: BELLY - 5, tall: 12 } as const;

/** Least roundness, from 0 to 1, that cloth shows. */
const SHOWN = 0.12;

/** A round belly under cloth between two levels, by its own girth or by waist against hips. */
export function drawBelly(
  pen: Pen,
  piece: Piece,
  at: (level: number) => number,
  reach: readonly [from: number, to: number],
): Mark[] {
  const { belly } = piece.form.body.landmarks;
  if (belly < SHOWN) return [];
  const round = (0.5 + belly) * (piece.paint.printed ? 1.5 : 1);
  return [...bendPattern(pen, piece, at, reach), drawRoundness(pen, piece, at(ROUND.middle), round)];
}

export function drawRoundness(pen: Pen, { id }: Piece, wide: number, round: number): Mark {
  const [x, top, low] = [1.1 * wide, ROUND.middle - 1.2 * ROUND.tall, ROUND.middle + 1.35 * ROUND.tall];
  const box = traceCorners([-x, top], [x, top], [x, low], [-x, low]);
  return pen.fill(`url(#${describeBelly(id)})`, Math.min(round, 1), box);
}

/** Centimeters between stripes, and how wide each is; `down` or `across`. */
const BENT: Readonly<Record<string, { apart: number; wide: number; down?: true; across?: true }>> = {
  'stripe-horizontal': { apart: 2.9, wide: 1.35, across: true },
  'stripe-vertical': { apart: 2.9, wide: 1.35, down: true },
  pinstripe: { apart: 1.74, wide: 0.22, down: true },
  'check-large': { apart: 4.6, wide: 1.9, down: true, across: true },
};

/** Centimeters that a belly bends a pattern down, and the share by which it spreads it. */
const ROUNDS = { sag: 3.4, spread: 0.2 } as const;

/** Patterns do not bend: over a belly stripes are drawn one by one. */
function bendPattern(
  pen: Pen,
  piece: Piece,
  at: (level: number) => number,
  [from, to]: readonly [number, number],
): Mark[] {
  const { paint, form } = piece;
  const [, print] = Object.entries(BENT).find(([name]) => piece.has('prints', name)) ?? [];
  if (!paint.printed || !print) return [];
  const { apart, wide, down, across } = print;
  const computeBulge = (level: number): number =>
    form.body.landmarks.belly * Math.exp(-(((level - ROUND.middle) / ROUND.tall) ** 2));
  const traceAcross = (level: number): Curve => {
    const half = at(Math.max(level, LEVEL.underarm)) * 1.2;
    return smoothCurve(
      [-1, -0.5, 0, 0.5, 1].map((x) =>
        point(x * half, level + ROUNDS.sag * computeBulge(level) * (1 - x * x)),
      ),
    );
  };
  const { middle, tall } = ROUND;
  const bends = [middle - 2 * tall, middle - tall, middle, middle + tall, middle + 2 * tall];
  const levels = [from, ...bends.filter((level) => level > from + 4 && level < to - 4), to];
  const traceDown = (x: number): Curve =>
    smoothCurve(levels.map((level) => point(x * (1 + ROUNDS.spread * computeBulge(level)), level)));
  const step = apart * (piece.small ? BOLD : 1);
  const list = (trace: (place: number) => Curve, first: number, last: number): Curve[] =>
    Array.from({ length: Math.ceil((last - first) / step) }, (_, index) => trace(first + index * step));
  const side = step * (0.3 + Math.ceil(Math.max(at(LEVEL.bust), at(to)) / step));
  const whole = traceCorners([-99, -9], [99, -9], [99, LEVEL.floor], [-99, LEVEL.floor], [-99, -9]);
  const draw = (curves: readonly Curve[]): Mark =>
    pen.stripes(paint.trim.base, wide * (step / apart), down && across ? 0.5 : 1, ...curves);
  return [
    pen.fill(paint.plain, 1, whole),
    ...(across ? [draw(list(traceAcross, Math.floor(from / step) * step, to))] : []),
    ...(down ? [draw(list(traceDown, -side, side))] : []),
  ];
}

const BOLD = 1.7;

/** Above a belly, seams and belts move up under the bust. */
export const findWaistLevel = ({ body }: Form): number =>
  body.landmarks.belly > SHOWN ? LEVEL.underbust + 0.5 : LEVEL.waist;

/** Centimeters; a belt above a belly curves up at its ends. */
export const computeBeltDip = ({ form }: Piece): number => 1 + 2.2 * form.body.landmarks.belly;

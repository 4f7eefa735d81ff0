import type { FootSpot } from '../../figure/foot';
import { point, smoothCurve } from '../../garment/cut/path';
import type { Curve } from '../../garment/cut/path';
import type { Mark, Pen } from '../../garment/cut/pen';
import { ribbon } from '../../garment/cut/ribbon';
import { part } from '../part';
import { onBoth } from './shod';
import type { Shod } from './shod';

/** A strap along a line, so many inches wide. */
export const band = (pen: Pen, along: Curve, width: number, color = pen.main.colors.base): Mark =>
  part(color, ribbon(along, [width, width]));

/** The strap of a slingback, as far as it is seen on both sides of the ankle. */
export const slingStraps = ({ line, foot: { ankle } }: Shod): Curve[] => [
  line([1.02, 0.6], [0.99, 0.38], [ankle + 0.02, 0.14]),
  line([-0.98, 0.62], [-0.92, 0.4], [-ankle - 0.02, 0.17]),
];

/** A buttoned strap over the instep. */
export function instepStrap({ pen, line, at }: Shod): Mark[] {
  const strap = line([-1.04, 0.44], [-0.5, 0.4], [0.1, 0.39], [0.7, 0.4], [1.1, 0.43]);
  return [
    ...onBoth((turn) => [band(pen, turn(strap), 0.26)]),
    ...[1, -1].map((side) => {
      const { x, y } = at(0.86, 0.41);
      return pen.button(point(x * side, y), 0.25);
    }),
  ];
}

/** A strap around the leg, so many inches above the ankle, with its buckle. */
export function ankleStrap(pair: Shod, up = 0.5, room = 0.05): Mark[] {
  const { pen, at } = pair;
  const y = at(0, 0).y - up;
  const [inner, outer] = legAt(pair, y);
  const middle = (inner + outer) / 2;
  const strap = smoothCurve([
    point(inner - room, y - 0.06),
    point(middle, y + 0.16),
    point(outer + room, y - 0.06),
  ]);
  return [
    ...onBoth((turn) => [band(pen, turn(strap), 0.22)]),
    ...[1, -1].map((side) => pen.button(point((outer - 0.3) * side, y + 0.08), 0.22)),
  ];
}

/** Inner and outer edge of the right leg at a height. */
export const legAt = ({ wearer: { body } }: Shod, y: number): [inner: number, outer: number] => [
  body.inseam(y),
  body.half(y),
];

/** Three fine straps over the foot, from sole to sole. */
export function thinStraps({ pen, line }: Shod, places: readonly number[] = [0.46, 0.6, 0.73]): Mark[] {
  const across = (t: number): FootSpot[] => {
    const wide = 1 + (t - 0.4) * 0.5;
    return [
      [-wide, t + 0.06],
      [-0.5, t],
      [0.1, t - 0.012],
      [0.66, t],
      [wide + 0.06, t + 0.06],
    ];
  };
  return onBoth((turn) => places.map((t) => band(pen, turn(line(...across(t))), 0.11)));
}

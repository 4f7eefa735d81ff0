import { BELLY } from '../cut/figure-type';
import { LEVEL } from '../cut/body';
import { point, linkCurves, reverseCurve, smoothCurve } from '../cut/path';
import type { Curve, Point } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Form } from '../../form/form';
import type { Piece } from '../piece';

/** Centimeters: the belly's middle and half height. */
const ROUND = { middle: BELLY - 3, tall: 12.5, wide: 0.84 } as const;

/** Least roundness, from 0 to 1, that cloth shows. */
const SHOWN = 0.12;

/** A round belly under cloth: shade below and on the right, light on the upper left, a line where it begins. */
export function drawBelly(pen: Pen, { form, small }: Piece, at: (level: number) => number): Mark[] {
  const { belly } = form.body.landmarks;
  if (belly < SHOWN) return [];
  const wide = at(ROUND.middle) * ROUND.wide;
  const placeAround = (degrees: number, share: number, aside = 0): Point => {
    const angle = (degrees * Math.PI) / 180;
    return point(
      (Math.cos(angle) * share + aside) * wide,
      ROUND.middle + Math.sin(angle) * ROUND.tall * share - Math.abs(aside) * ROUND.tall,
    );
  };
  const traceArc = (from: number, to: number, share: number, aside = 0): Curve =>
    smoothCurve(
      Array.from({ length: 7 }, (_, index) =>
        placeAround(from + ((to - from) * index) / 6, share, aside * Math.sin((index / 6) * Math.PI)),
      ),
    );
  const shade = linkCurves(traceArc(-38, 168, 1), reverseCurve(traceArc(-38, 168, 1, -0.2)));
  return [
    pen.fill(pen.main.colors.deep, (0.14 + 0.2 * belly) * (small ? 1.5 : 1), shade),
    pen.leaf(0.8 + 0.7 * belly, [traceArc(196, 262, 0.74)], 'lit'),
    pen.leaf(0.26 + 0.2 * belly, [traceArc(20, 130, 1.01)]),
    pen.leaf(0.3, [
      smoothCurve([
        point(-wide * 0.62, LEVEL.underbust + 1.4),
        point(-wide * 0.1, LEVEL.underbust - 0.6),
        point(wide * 0.56, LEVEL.underbust + 1),
      ]),
    ]),
  ];
}

/** Above a belly, seams and belts move up under the bust. */
export const findWaistLevel = ({ body }: Form): number =>
  body.landmarks.belly > SHOWN ? LEVEL.underbust + 0.5 : LEVEL.waist;

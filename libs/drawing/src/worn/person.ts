import { detailLines } from '../figure/details';
import { between, joined, mirrored, point, reversed, stretch } from '../figure/curve';
import type { Curve } from '../figure/curve';
import { faceSide, hairCap, hairKnot, hairStrands } from '../figure/head';
import { foot, legInside, slipper } from '../figure/leg';
import { smoothCurve } from '../figure/smooth-curve';
import type { Body } from '../form/body';
import { traced } from '../garment/cut/path';
import type { Sheet } from '../garment/cut/path';
import type { SkinColors } from './skin';

/** The body in the layers that clothes lie between. */
export interface Person {
  behind: string;
  body: string;
  /** Both arms with their hands, over what is worn on the trunk. */
  arms: string;
  head: string;
  /** The id of the body's outline, on which clothes throw their shadow. */
  outline: string;
}

/** Stops of the arm's outside from which a bare arm is drawn over the clothes on the trunk. */
const ARM_FROM = { bare: 7, sleeved: 9 } as const;

/** Draws a body; `sleeved` arms begin below the shoulder, so that no skin lies over a sleeve's seam. */
export function person(body: Body, colors: SkinColors, sheet: Sheet, id: string, sleeved: boolean): Person {
  const { landmarks: l, arm, side } = body;
  const d = (...curves: Curve[]): string => traced(curves, sheet.body, true);
  const open = (...curves: Curve[]): string => traced(curves, sheet.body, false);
  const fill = (path: string, color: string, opacity = 1): string =>
    `<path d="${path}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const line = (path: string, weight = 0.95, opacity = 1): string =>
    `<path d="${path}" fill="none" stroke="${colors.line}" stroke-width="${weight}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

  const right = joined(arm.outside, arm.hand, arm.inside, side, foot(l), legInside(l));
  const whole = joined(right, reversed(mirrored(right)));
  const details = detailLines(l, arm);
  const half = (details.length - 1) / 2;
  const pairs = (...indices: number[]): Curve[] =>
    indices.flatMap((index) => [details[index]!, details[half + index]!]);
  const neckShade = joined(
    smoothCurve([
      point(-l.neck * 0.98, l.chinY * 0.86),
      point(-l.neck * 0.2, l.chinY * 1.07),
      point(l.neck * 0.5, l.chinY * 1.18),
      point(l.neck * 1.05, l.chinY * 1.32),
    ]),
    smoothCurve([
      point(l.neck * 1.05, l.chinY * 1.32),
      point(l.neck * 1.1, l.chinY * 0.8),
      point(-l.neck * 0.98, l.chinY * 0.86),
    ]),
  );
  const shoe = slipper(l);
  const outline = `${id}-skin`;
  const shadeBand = (path: string): string =>
    `<path d="${path}" fill="none" stroke="${colors.shade}" stroke-width="6" opacity=".26" transform="translate(-2.4 -.4)"/>`;

  const from = sleeved ? ARM_FROM.sleeved : ARM_FROM.bare;
  const limb = joined(stretch(arm.outside, from, arm.outside.cubics.length), arm.hand, arm.inside);
  const crease = smoothCurve([
    arm.inside.cubics.at(-1)!.to,
    between(point(l.armpit, l.armpitY), arm.inside.cubics.at(-1)!.to, 0.45),
    point(l.armpit + 0.12, l.armpitY),
  ]);
  const oneArm = (turn: (curve: Curve) => Curve, side: string): string => {
    const path = d(turn(limb));
    const name = `${id}-arm-${side}`;
    return (
      fill(path, colors.skin) +
      `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${shadeBand(path)}</g>` +
      line(open(turn(limb))) +
      (sleeved ? '' : line(open(turn(crease)), 0.8, 0.8))
    );
  };
  const face = joined(faceSide(l), reversed(mirrored(faceSide(l))));
  const hair = (path: string): string =>
    `<path d="${path}" fill="${colors.hair}" stroke="${colors.hairLine}" stroke-width=".9"/>`;
  return {
    outline,
    behind: hair(d(hairKnot(l))),
    body: [
      `<clipPath id="${id}-clip"><path id="${outline}" d="${d(whole)}"/></clipPath>`,
      `<use href="#${outline}" fill="${colors.skin}"/>`,
      `<g clip-path="url(#${id}-clip)">`,
      shadeBand(d(side, mirrored(side), legInside(l), mirrored(legInside(l)))),
      fill(d(neckShade), colors.shade, 0.55),
      '</g>',
      `<use href="#${outline}" fill="none" stroke="${colors.line}" stroke-width=".95"/>`,
      line(open(...pairs(0, 1, 3)), 0.8, 0.5),
      `<path d="${d(shoe, mirrored(shoe))}" fill="#3a2a28"/>`,
    ].join(''),
    arms: oneArm((curve) => curve, 'r') + oneArm(mirrored, 'l') + line(open(...pairs(4, 5, 6)), 0.75, 0.6),
    head: [
      fill(d(face), colors.skin),
      `<clipPath id="${id}-face"><path d="${d(face)}"/></clipPath><g clip-path="url(#${id}-face)">${shadeBand(d(face))}</g>`,
      line(open(face)),
      hair(d(hairCap(l))),
      `<path d="${open(...hairStrands(l))}" fill="none" stroke="${colors.strand}" stroke-width=".7" opacity=".6"/>`,
    ].join(''),
  };
}

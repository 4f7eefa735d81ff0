import { detailLines } from '../figure/details';
import { joined, mirrored, point, reversed, stretch } from '../figure/curve';
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

/** The stop of the arm's outside where the shoulder passes into the arm. */
const SHOULDER_STOP = 7;

/** Draws a body in its layers. */
export function person(body: Body, colors: SkinColors, sheet: Sheet, id: string): Person {
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

  const limb = joined(stretch(arm.outside, SHOULDER_STOP, arm.outside.cubics.length), arm.hand, arm.inside);
  // Above the cleft a bare arm and what is worn lie side by side; below it the arm hangs before skirts.
  const { y: parting } = sheet.body.at(point(0, partingOf(body)));
  const oneArm = (turn: (curve: Curve) => Curve, which: string): string => {
    const path = d(turn(limb));
    const name = `${id}-arm-${which}`;
    return (
      `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${id}-free)">${fill(path, colors.skin)}` +
      `<g clip-path="url(#${name})">${shadeBand(path)}</g>${line(open(turn(limb)))}</g>`
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
      shadeBand(d(side, mirrored(legInside(l)))),
      fill(d(neckShade), colors.shade, 0.55),
      '</g>',
      `<use href="#${outline}" fill="none" stroke="${colors.line}" stroke-width=".95"/>`,
      line(open(...pairs(0, 1, 3)), 0.8, 0.5),
      `<path d="${d(shoe, mirrored(shoe))}" fill="#3a2a28"/>`,
    ].join(''),
    arms:
      `<clipPath id="${id}-free"><path d="M-40 ${parting.toFixed(1)}H900V1000H-40Z"/></clipPath>` +
      oneArm((curve) => curve, 'r') +
      oneArm(mirrored, 'l') +
      line(open(...pairs(4, 5, 6)), 0.75, 0.6),
    head: [
      fill(d(face), colors.skin),
      `<clipPath id="${id}-face"><path d="${d(face)}"/></clipPath><g clip-path="url(#${id}-face)">${shadeBand(d(face))}</g>`,
      line(open(face)),
      hair(d(hairCap(l))),
      `<path d="${open(...hairStrands(l))}" fill="none" stroke="${colors.strand}" stroke-width=".7" opacity=".6"/>`,
    ].join(''),
  };
}

/** How far arm and trunk stand apart, in inches, where the arm comes out from behind what is worn. */
const APART = 0.55;

/** The height at which the hanging arm has left the trunk. */
function partingOf({ landmarks: l, inner, half }: Body): number {
  let y = l.chestY;
  while (y < l.elbowY && inner.atHeight(y).x - half(y) < APART) y += 0.2;
  return y;
}

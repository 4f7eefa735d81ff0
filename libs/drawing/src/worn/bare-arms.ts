import { cutStretch, getLastPoint, joinCurves, mirrorCurve, point, type Curve } from '../figure/curve';
import { createHand, OUTER_EDGE } from '../figure/hand';
import { smoothCurve } from '../figure/smooth-curve';
import type { Body } from '../form/body';
import { HANGING_STOPS } from '../form/hanging-arm';
import { formatLength } from '../garment/cut/lengths';
import { drawCurves } from '../garment/cut/traced';
import { createThumb, HAND_SHAPES, tracePressed } from './hands';
import type { PersonInput } from './person-input';
import type { SkinBrush } from './skin-brush';

/** Inches that the trunk reaches under an arm. */
export const UNDER_ARM = 0.55;

export interface BareArms {
  readonly drawArms: () => string;
  readonly drawStrapped: () => string;
  readonly drawThumb: () => string;
}

export function createBareArms(body: Body, options: PersonInput, brush: SkinBrush): BareArms {
  const { arm, landmarks: l } = body;
  const { carrying, id, limbs, onArms, onForearm, parting, pose, sheet, sleeved } = options;
  const { colors, contour, drawClefts, drawStrokes, shade } = brush;
  const toWrist = cutStretch(arm.outside, HANGING_STOPS.tip, arm.outside.cubics.length);
  const inside = joinCurves(arm.inside, traceToArmpit(body, parting > l.armpitY ? UNDER_ARM : 0));
  const forearm = cutStretch(arm.outside, HANGING_STOPS.forearm, arm.outside.cubics.length);
  const wristHalf = getLastPoint(arm.outside).x - arm.wrist.x;
  const traceLimbTo = (hand: Curve): Curve =>
    sleeved ? joinCurves(forearm, hand, cutStretch(arm.inside, 0, 1)) : joinCurves(toWrist, hand, inside);
  const draw = (curve: Curve): string => drawCurves([curve], onArms, false);

  // The light comes from the left, so the right arm's outer line and the left arm's inner one are shaded.
  const outerLine = joinCurves(toWrist, cutStretch(arm.hand, 0, OUTER_EDGE));
  const drawOne = (side: 1 | -1): string => {
    const turn = (curve: Curve): Curve => (side === 1 ? curve : mirrorCurve(curve));
    const shaded = side === 1 ? outerLine : mirrorCurve(inside);
    const name = buildArmId(id, side);
    const shape = side === -1 && carrying ? 'fist' : pose.chooseHand(side);
    const { outline: hand, lines } = createHand(arm.wrist, wristHalf, HAND_SHAPES[shape]);
    const outline = draw(turn(traceLimbTo(hand)));
    if (sheet.coarse) return `<path id="${name}" d="${outline}" fill="${colors.skin}" ${contour}/>`;
    const pressed = shape === 'laid' ? tracePressed(arm.wrist, wristHalf).map(turn) : [];
    return [
      drawStrokes(pressed, [0, 0.24, 0], 0.2, onArms, '#2b1a24'),
      `<clipPath id="${name}-clip"><path id="${name}" d="${outline}"/></clipPath>`,
      `<use href="#${name}" fill="${colors.skin}"/>`,
      sleeved ? '' : `<g clip-path="url(#${name}-clip)"><path d="${draw(shaded)}" ${shade}/></g>`,
      colors.isDark
        ? `<g clip-path="url(#${name}-clip)"><path d="${draw(turn(hand))}" stroke="${colors.light}" stroke-width="${formatLength(onArms, 3.4)}" opacity=".8"/></g>`
        : '',
      `<use href="#${name}" ${contour}/>`,
      drawClefts(lines.map(turn), onArms),
    ].join('');
  };
  return {
    drawArms: () => limbs.map(drawOne).join(''),
    drawStrapped: () => {
      const turn = (curve: Curve): Curve => (pose.side === 1 ? mirrorCurve(curve) : curve);
      const { outline: hand, lines } = createHand(arm.wrist, wristHalf, HAND_SHAPES.fist);
      const outline = drawCurves([turn(joinCurves(toWrist, hand, arm.inside))], onForearm, false);
      return `<path d="${outline}" fill="${colors.skin}" ${contour}/>${drawClefts(lines.map(turn), onForearm)}`;
    },
    drawThumb: () => {
      const thumb = createThumb(arm.wrist, wristHalf);
      return `<path d="${draw(pose.pocketed === 1 ? thumb : mirrorCurve(thumb))}" fill="${colors.skin}" ${contour}/>`;
    },
  };
}

export const buildArmId = (id: string, side: 1 | -1): string => `${id}-arm-${side === 1 ? 'r' : 'l'}`;

const traceToArmpit = ({ landmarks: l, arm: { inside } }: Body, within: number): Curve =>
  smoothCurve([getLastPoint(inside), point(l.armpit + within, l.armpitY + 0.15)], { start: point(-0.1, -1) });

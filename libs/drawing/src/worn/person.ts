import { NO_APPEARANCE, type Appearance } from '@figura/contracts';
import { traceBodyDetails } from '../figure/details';
import {
  interpolatePoint,
  joinCurves,
  getLastPoint,
  mirrorCurve,
  point,
  reverseCurve,
  cutStretch,
  type Curve,
  type Point,
} from '../figure/curve';
import { createHand, OUTER_EDGE } from '../figure/hand';
import { traceFoot, type Feet } from '../figure/foot';
import { traceLegInside } from '../figure/leg';
import { INCH } from '../figure/proportions';
import { smoothCurve } from '../figure/smooth-curve';
import type { Body } from '../form/body';
import { HANGING_STOPS } from '../form/hanging-arm';
import { mapCurve } from '../garment/cut/carried';
import { drawCurves } from '../garment/cut/traced';
import { mix } from '../garment/paint/colors';
import { formatLength, formatMove } from '../garment/cut/lengths';
import type { Sheet } from '../garment/cut/path';
import { traceRibbon } from '../garment/cut/ribbon';
import { drawBareLegs } from './bare-legs';
import { drawFeet } from './feet';
import { createThumb, HAND_SHAPES, tracePressed } from './hands';
import type { Mood } from './mood';
import type { Pose } from './pose';
import { bendHead } from './hair/bent-head';
import { drawHair, type OwnHair } from './hair/hair';
import { drawFace, drawJaw } from './face';
import { chooseFaceShape, isFacingViewer } from './face-shape';
import { traceEar, traceFace, createHead, turnToViewer } from './head';
import { findSkinColors } from './skin';
import type { Wrap } from './wrap';

export interface Person {
  behind: string;
  body: string;
  arms: string;
  forearm: string;
  /** Over the pocket's edge. */
  thumb: string;
  head: string;
  outline: string;
  armOutlines: readonly string[];
  faceOutline: string;
  hairOutlines: readonly string[];
  /** Body inches. */
  hairReach: readonly Curve[];
}

export interface PersonOptions {
  appearance: Appearance | undefined;
  ownHair: OwnHair | undefined;
  hatted: boolean;
  wrap?: Wrap | undefined;
  feet: Feet;
  /** Body inches: trunk, head, arms and posed legs. */
  sheet: Sheet;
  onHead: Sheet;
  /** Mirrors the head, not the light. */
  isMirrored: boolean;
  onArms: Sheet;
  onForearm: Sheet;
  onLegs: Sheet;
  limbs: readonly (1 | -1)[];
  /** Height down to which clothes hide the legs, in body inches. */
  hem: number;
  /** Heights between which opaque legs of trousers hide the skin, in body inches. */
  trousered: readonly [from: number, to: number] | undefined;
  sleeved: boolean;
  /** Height below which bare arms are drawn over the clothes. */
  parting: number;
  carrying: boolean;
  limbClip?: string;
  pose: Pose;
  mood: Mood;
  /** Prefix of every id. */
  id: string;
}

/** Body inches. */
const STROKE = [0.02, 0.1, 0.085, 0.05, 0] as const;
const FINE_STROKE = [0.09, 0.1, 0.075, 0.04, 0] as const;

const TRUNK_STOPS = 5;

/** Inches. */
const FINE = 2;

/** Shadow offsets in body inches. */
const SHADOW = { neck: { x: 0.2, y: 0.62 }, face: { x: 0.16, y: 0.3 } } as const;

export function createPerson(body: Body, options: PersonOptions): Person {
  const { appearance, ownHair, hatted, wrap, feet, limbs, hem, sleeved, carrying, limbClip } = options;
  const { pose, mood, id, sheet, onHead, onArms, onForearm, onLegs, isMirrored } = options;
  const { landmarks: l, arm, side } = body;
  const colors = findSkinColors(appearance);
  const chosen = appearance?.face ?? NO_APPEARANCE.face;
  const shape = chooseFaceShape(appearance);
  const head = createHead(l);
  const onFace: Sheet = { ...onHead, isFace: true };
  const isFrontal = !ownHair && isFacingViewer(appearance);
  const aged = createHead(l, appearance?.ageBand === 'mature');
  const facing = isFrontal ? bendHead(aged, turnToViewer) : aged;
  const hair = drawHair(
    appearance,
    head,
    `${id}h`,
    { small: sheet.coarse, isMirrored, hatted, wrap },
    ownHair,
  );
  const years = { ageBand: appearance?.ageBand, beard: appearance?.beard };
  const face = drawFace(facing, {
    colors,
    hair: hair.hex,
    face: chosen,
    shape,
    sheet: onFace,
    isMirrored,
    mood,
    ...years,
  });
  const outline = `${id}-skin`;

  const formatCurves = (...curves: Curve[]): string => drawCurves(curves, sheet, true);
  const open = (...curves: Curve[]): string => drawCurves(curves, sheet, false);
  const fill = (path: string, color: string, opacity = 1): string =>
    `<path d="${path}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const edge = colors.isDark ? colors.line : mix(colors.line, colors.skin, 0.3);
  const contour = `stroke="${edge}" stroke-width="${formatLength(sheet, sheet.coarse ? 1.6 : 0.95)}"`;
  const shade = `stroke="${colors.shade}" stroke-width="${formatLength(sheet, 6)}" opacity=".26" ${formatMove(sheet, -2.4, -0.4)}`;
  const drawStrokes = (
    curves: readonly Curve[],
    widths: readonly number[],
    opacity: number,
    on = sheet,
    color = colors.line,
  ): string =>
    sheet.coarse
      ? ''
      : fill(
          drawCurves(
            curves.map((curve) => traceRibbon(curve, widths)),
            on,
            true,
          ),
          color,
          opacity,
        );
  const drawClefts = (clefts: readonly Curve[], on: Sheet): string =>
    `<path d="${drawCurves(clefts, on, false)}" stroke="${colors.shade}" stroke-width="${formatLength(on, 2.6)}" opacity=".5"/>` +
    drawStrokes(clefts, FINE_STROKE, 1, on);
  const shadeBand = (...curves: Curve[]): string =>
    sheet.coarse ? '' : `<path d="${open(...curves)}" ${shade}/>`;
  const inch = sheet.scale * INCH;
  const drawShadow = ({ x, y }: { x: number; y: number }): string => formatMove(sheet, x * inch, y * inch);

  const slim = createSlimming(body, options.trousered);
  const traceLegged = (curve: Curve): Curve => mapCurve(curve, (p) => pose.feet(slim(p)), FINE);
  const shoulder = cutStretch(arm.outside, 0, HANGING_STOPS.tip);
  const traceHalf = (turn: (curve: Curve) => Curve): Curve =>
    joinCurves(
      turn(joinCurves(shoulder, traceArmhole(body))),
      traceLegged(turn(joinCurves(side, traceFoot(l, feet), traceLegInside(l)))),
    );
  const whole = joinCurves(
    traceHalf((curve) => curve),
    reverseCurve(traceHalf(mirrorCurve)),
  );
  const details = traceBodyDetails(l, arm);
  const pair = (curves: readonly Curve[]): Curve[] => [...curves, ...curves.map(mirrorCurve)];

  const onHeadD = (curve: Curve): string => drawCurves([curve], onFace, true);
  const sides = hair.hidesEars
    ? []
    : [head, ...(isFrontal ? [bendHead(head, ([x, y]) => [0.05 - x, y])] : [])];
  const ears = sides.map(traceEar);
  const toWrist = cutStretch(arm.outside, HANGING_STOPS.tip, arm.outside.cubics.length);
  const inside = joinCurves(arm.inside, traceToArmpit(body, options.parting > l.armpitY ? UNDER_ARM : 0));
  const forearm = cutStretch(arm.outside, HANGING_STOPS.forearm, arm.outside.cubics.length);
  const traceLimbTo = (hand: Curve): Curve =>
    sleeved ? joinCurves(forearm, hand, cutStretch(arm.inside, 0, 1)) : joinCurves(toWrist, hand, inside);
  const onArm = (...curves: Curve[]): string => drawCurves(curves, onArms, false);
  const { y: parting } = sheet.at(point(0, options.parting));
  // The light comes from the left, so the right arm's outer line and the left arm's inner one are shaded.
  const outerLine = joinCurves(toWrist, cutStretch(arm.hand, 0, OUTER_EDGE));
  const wristHalf = getLastPoint(arm.outside).x - arm.wrist.x;
  const drawOneArm = (turn: (curve: Curve) => Curve, which: string, turned: Curve): string => {
    const name = `${id}-arm-${which}`;
    const shape = which === 'l' && carrying ? 'fist' : pose.chooseHand(which === 'r' ? 1 : -1);
    const { outline: hand, lines } = createHand(arm.wrist, wristHalf, HAND_SHAPES[shape]);
    const outline = onArm(turn(traceLimbTo(hand)));
    if (sheet.coarse) return `<path id="${name}" d="${outline}" fill="${colors.skin}" ${contour}/>`;
    const pressed = shape === 'laid' ? tracePressed(arm.wrist, wristHalf).map(turn) : [];
    return [
      drawStrokes(pressed, [0, 0.24, 0], 0.2, onArms, '#2b1a24'),
      `<clipPath id="${name}-clip"><path id="${name}" d="${outline}"/></clipPath>`,
      `<use href="#${name}" fill="${colors.skin}"/>`,
      sleeved ? '' : `<g clip-path="url(#${name}-clip)"><path d="${onArm(turned)}" ${shade}/></g>`,
      colors.isDark
        ? `<g clip-path="url(#${name}-clip)"><path d="${onArm(turn(hand))}" stroke="${colors.light}" stroke-width="${formatLength(onArms, 3.4)}" opacity=".8"/></g>`
        : '',
      `<use href="#${name}" ${contour}/>`,
      drawClefts(lines.map(turn), onArms),
    ].join('');
  };
  const drawThumb = (): string => {
    const thumb = createThumb(arm.wrist, wristHalf);
    return `<path d="${onArm(pose.pocketed === 1 ? thumb : mirrorCurve(thumb))}" fill="${colors.skin}" ${contour}/>`;
  };
  const drawStrapped = (): string => {
    const turn = (curve: Curve): Curve => (pose.side === 1 ? mirrorCurve(curve) : curve);
    const { outline: hand, lines } = createHand(arm.wrist, wristHalf, HAND_SHAPES.fist);
    const d = drawCurves([turn(joinCurves(toWrist, hand, arm.inside))], onForearm, false);
    return `<path d="${d}" fill="${colors.skin}" ${contour}/>${drawClefts(lines.map(turn), onForearm)}`;
  };
  return {
    outline,
    armOutlines: limbs.map((which) => `${id}-arm-${which === 1 ? 'r' : 'l'}`),
    faceOutline: `${id}-face`,
    hairReach: hair.front.flatMap(({ reach }) => reach),
    hairOutlines: hair.front.flatMap(({ outline: lock }) => lock ?? []),
    behind: hair.back.map(({ markup }) => markup(onFace)).join(''),
    body: [
      `<clipPath id="${id}-clip"><path id="${outline}" d="${formatCurves(whole)}"/></clipPath>`,
      `<use href="#${outline}" fill="${colors.skin}"/>`,
      `<g clip-path="url(#${id}-clip)">`,
      hem > l.kneeY
        ? shadeBand(cutStretch(side, 0, TRUNK_STOPS))
        : shadeBand(traceLegged(side), traceLegged(mirrorCurve(traceLegInside(l)))),
      sheet.coarse || feet === 'unseen' || pose.knees
        ? ''
        : drawBareLegs(body, colors, hem, traceLegged, sheet),
      `<use href="#${id}-face" fill="${colors.shade}" opacity=".7" ${drawShadow(SHADOW.neck)}/>`,
      '</g>',
      `<use href="#${outline}" ${contour}/>`,
      drawStrokes(pair([...details.neck, ...details.collarbone]), STROKE, 0.55),
      drawFeet(l, feet, colors, onLegs),
      `<g id="${id}-limbs"${limbClip ? ` clip-path="url(#${limbClip})"` : ''}>`,
      limbs.includes(1) ? drawOneArm((curve) => curve, 'r', outerLine) : '',
      limbs.includes(-1) ? drawOneArm(mirrorCurve, 'l', mirrorCurve(inside)) : '',
      '</g>',
    ].join(''),
    arms: `${clipBelow(`${id}-free`, parting)}<g clip-path="url(#${id}-free)"><use href="#${id}-limbs"/></g>`,
    forearm: pose.hold === 'strap' ? drawStrapped() : '',
    thumb: pose.pocketed ? drawThumb() : '',
    head: [
      ...ears.map(
        ({ shape: ear, fold }) =>
          `<path d="${onHeadD(ear)}" fill="${colors.skin}" ${contour}/>${drawStrokes([fold], FINE_STROKE, 0.7, onHead)}`,
      ),
      `<clipPath id="${id}-face-clip"><path id="${id}-face" d="${onHeadD(traceFace(facing, shape))}"/></clipPath>${face.behind}<use href="#${id}-face" fill="${colors.skin}"/>`,
      `<g clip-path="url(#${id}-face-clip)">`,
      face.face,
      `<g fill="${colors.shade}" opacity=".5" ${drawShadow(SHADOW.face)}>`,
      ...hair.front.map(({ outline: lock }) => (lock ? `<use href="#${lock}"/>` : '')),
      '</g></g>',
      drawJaw(facing, { colors, shape, sheet: onFace, ageBand: appearance?.ageBand, edge: face.edge }),
      ...hair.front.map(({ markup }) => markup(onFace)),
    ].join(''),
  };
}

/** Share of a leg's width, and inches over which it begins and ends. */
const SLIMMED = { by: 0.1, soft: 1 } as const;

/** Close trousers would let a line of skin out beside them. */
function createSlimming(
  { half, inseam, landmarks: l }: Body,
  [from, to]: readonly [number, number] = [0, 0],
): (p: Point) => Point {
  return (p) => {
    const { x, y } = p;
    const within = Math.min((y - from) / SLIMMED.soft, (to - y) / SLIMMED.soft, 1);
    const middle = (half(y) + inseam(y)) / 2;
    if (within <= 0 || (y < l.crotchY + 1 && Math.abs(x) < middle)) return p;
    return point(x + (Math.sign(x) * middle - x) * SLIMMED.by * within, y);
  };
}

function traceArmhole({ landmarks: l, arm: { tip }, side }: Body): Curve {
  const pit = point(l.armpit, l.armpitY);
  const [upper, lower] = [0.3, 0.66].map((share) => interpolatePoint(tip, pit, share));
  return smoothCurve(
    [
      tip,
      point(upper!.x + UNDER_ARM, upper!.y),
      point(lower!.x + UNDER_ARM, lower!.y),
      point(pit.x + 0.4, pit.y + 0.35),
      side.from,
    ],
    { start: point(0.4, 1), end: point(-0.1, 1) },
  );
}

/** Inches that the trunk reaches under an arm. */
const UNDER_ARM = 0.55;

const traceToArmpit = ({ landmarks: l, arm: { inside } }: Body, within: number): Curve =>
  smoothCurve([getLastPoint(inside), point(l.armpit + within, l.armpitY + 0.15)], { start: point(-0.1, -1) });

/** Wider than any picture, in written units. */
const WIDEST = 3000;

export const clipBelow = (id: string, y: number): string =>
  `<clipPath id="${id}"><path d="M-${WIDEST} ${Math.round(y)}h${3 * WIDEST}v${WIDEST}h-${3 * WIDEST}"/></clipPath>`;

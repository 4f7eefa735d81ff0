import { NO_APPEARANCE } from '@figura/contracts';
import { point, type Curve } from '../figure/curve';
import { INCH } from '../figure/proportions';
import type { Body } from '../form/body';
import { formatMove } from '../garment/cut/lengths';
import type { Sheet } from '../garment/cut/path';
import { drawCurves } from '../garment/cut/traced';
import { buildArmId, createBareArms } from './bare-arms';
import { buildSkinId, drawBareTrunk } from './bare-trunk';
import { drawFace, drawJaw } from './face';
import { chooseFaceShape, isFacingViewer } from './face-shape';
import { drawFeet } from './feet';
import { bendHead } from './hair/bent-head';
import { drawHair } from './hair/hair';
import { createHead, traceEar, traceFace, turnToViewer } from './head';
import type { PersonInput } from './person-input';
import { findSkinColors } from './skin';
import { createSkinBrush, FINE_STROKE, type SkinBrush } from './skin-brush';

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

/** Shadow offsets in body inches. */
const SHADOW = { neck: { x: 0.2, y: 0.62 }, face: { x: 0.16, y: 0.3 } } as const;

export function createPerson(body: Body, options: PersonInput): Person {
  const { appearance, feet, id, limbClip, limbs, onLegs, parting, pose, sheet } = options;
  const brush = createSkinBrush(findSkinColors(appearance), sheet);
  const { colors } = brush;
  const arms = createBareArms(body, options, brush);
  const head = drawHead(body, options, brush);
  const neckShadow = `<use href="#${id}-face" fill="${colors.shade}" opacity=".7" ${moveShadow(SHADOW.neck, sheet)}/>`;
  const { y: bareFrom } = sheet.at(point(0, parting));
  return {
    ...head,
    outline: buildSkinId(id),
    armOutlines: limbs.map((side) => buildArmId(id, side)),
    body: [
      drawBareTrunk(body, options, brush, neckShadow),
      drawFeet(body.landmarks, feet, colors, onLegs),
      `<g id="${id}-limbs"${limbClip ? ` clip-path="url(#${limbClip})"` : ''}>${arms.drawArms()}</g>`,
    ].join(''),
    arms: `${clipBelow(`${id}-free`, bareFrom)}<g clip-path="url(#${id}-free)"><use href="#${id}-limbs"/></g>`,
    forearm: pose.hold === 'strap' ? arms.drawStrapped() : '',
    thumb: pose.pocketed ? arms.drawThumb() : '',
  };
}

function drawHead(
  { landmarks }: Body,
  { appearance, hatted, id, isMirrored, mood, onHead, ownHair, sheet, wrap }: PersonInput,
  { colors, contour, drawStrokes }: SkinBrush,
): Pick<Person, 'behind' | 'faceOutline' | 'hairOutlines' | 'hairReach' | 'head'> {
  const shape = chooseFaceShape(appearance);
  const head = createHead(landmarks);
  const onFace: Sheet = { ...onHead, isFace: true };
  const isFrontal = !ownHair && isFacingViewer(appearance);
  const aged = createHead(landmarks, appearance?.ageBand === 'mature');
  const facing = isFrontal ? bendHead(aged, turnToViewer) : aged;
  const hair = drawHair(
    appearance,
    head,
    `${id}h`,
    { small: sheet.coarse, isMirrored, hatted, wrap },
    ownHair,
  );
  const face = drawFace(facing, {
    ...{ colors, shape, isMirrored, mood },
    hair: hair.hex,
    face: appearance?.face ?? NO_APPEARANCE.face,
    sheet: onFace,
    ageBand: appearance?.ageBand,
    beard: appearance?.beard,
  });
  const traceShape = (curve: Curve): string => drawCurves([curve], onFace, true);
  const sides = hair.hidesEars
    ? []
    : [head, ...(isFrontal ? [bendHead(head, ([x, y]) => [0.05 - x, y])] : [])];
  const ears = sides.map(traceEar);
  const outline = `${id}-face`;
  const locks = hair.front.flatMap(({ outline: lock }) => lock ?? []);
  return {
    behind: hair.back.map(({ markup }) => markup(onFace)).join(''),
    faceOutline: outline,
    hairOutlines: locks,
    hairReach: hair.front.flatMap(({ reach }) => reach),
    head: [
      ...ears.map(
        ({ shape: ear, fold }) =>
          `<path d="${traceShape(ear)}" fill="${colors.skin}" ${contour}/>${drawStrokes([fold], FINE_STROKE, 0.7, onHead)}`,
      ),
      `<clipPath id="${outline}-clip"><path id="${outline}" d="${traceShape(traceFace(facing, shape))}"/></clipPath>${face.behind}<use href="#${outline}" fill="${colors.skin}"/>`,
      `<g clip-path="url(#${outline}-clip)">`,
      face.face,
      `<g fill="${colors.shade}" opacity=".5" ${moveShadow(SHADOW.face, sheet)}>`,
      ...locks.map((lock) => `<use href="#${lock}"/>`),
      '</g></g>',
      drawJaw(facing, { colors, shape, sheet: onFace, ageBand: appearance?.ageBand, edge: face.edge }),
      ...hair.front.map(({ markup }) => markup(onFace)),
    ].join(''),
  };
}

function moveShadow({ x, y }: { x: number; y: number }, sheet: Sheet): string {
  const inch = sheet.scale * INCH;
  return formatMove(sheet, x * inch, y * inch);
}

/** Wider than any picture, in written units. */
const WIDEST = 3000;

export const clipBelow = (id: string, y: number): string =>
  `<clipPath id="${id}"><path d="M-${WIDEST} ${Math.round(y)}h${3 * WIDEST}v${WIDEST}h-${3 * WIDEST}"/></clipPath>`;

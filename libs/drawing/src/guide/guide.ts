import { formatDecimal, formatPath } from '../figure/curve';
import { escapeText } from '../xml-text';
import { backLines, traceNapeHair, traceToeLines } from './inner-lines';
import { FEATURES } from './features';
import { MARKS, markPaths } from './marks';
import { createView, type View } from './view';

export interface GuideFeature {
  bodyPart: string;
  attribute: string;
}

const SIDE = 400;
const MARGIN = 1.08;

const INK = '#231f20';
const HAIR = '#e9dfd4';
const SKIN = '#fbf6f0';
const SUIT = '#ece4da';
const LINE = '#4c5a47';

const FROM_BEHIND: readonly string[] = ['back', 'bottom'];
const BAREFOOT: readonly string[] = ['ankles', 'feet'];

/**
 * Draws a figure of 400 by 400 with the proportion marked. Without a title it is decoration. Throws RangeError
 * for an unknown feature.
 */
export function drawGuide({ bodyPart, attribute }: GuideFeature, { title }: { title?: string } = {}): string {
  const name = `${bodyPart}:${attribute}`;
  const feature = Object.hasOwn(FEATURES, name) ? FEATURES[name] : undefined;
  if (!feature) throw new RangeError(`No guide is about ${name}.`);

  const view = createView(feature.body);
  const { scale, axis, crown } = view.place;
  const side = view.landmarks.floorY * scale * MARGIN;
  const box = [axis - side / 2, crown - side * ((MARGIN - 1) / 2), side, side].map(formatDecimal).join(' ');
  const unit = side / SIDE;
  const { firm, dashed } = MARKS[feature.marks](view.landmarks, view.arm);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"`,
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeText(title)}</title>`,
    // The inner viewport clips the drawing, whatever box the page gives it.
    `<svg width="${SIDE}" height="${SIDE}" viewBox="${box}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    drawBody(
      view,
      { back: FROM_BEHIND.includes(bodyPart), barefoot: BAREFOOT.includes(bodyPart) },
      unit,
      `guide-${bodyPart}-${attribute}`,
    ),
    drawStroke(
      markPaths(dashed, view.place),
      LINE,
      1.1 * unit,
      ` stroke-dasharray="${formatDecimal(3 * unit)} ${formatDecimal(4 * unit)}"`,
    ),
    drawStroke(markPaths(firm, view.place), LINE, 2.2 * unit),
    '</svg></svg>',
  ].join('');
}

const drawStroke = (path: string, color: string, weight: number, more = ''): string =>
  path && `<path d="${path}" stroke="${color}" stroke-width="${formatDecimal(weight)}"${more}/>`;

const drawShape = (path: string, fill: string, more = ''): string =>
  `<path d="${path}" fill="${fill}"${more}/>`;

const drawOutlined = (weight: number): string => ` stroke="${INK}" stroke-width="${formatDecimal(weight)}"`;

interface Seen {
  back: boolean;
  barefoot: boolean;
}

function drawBody(
  { geometry, landmarks, place }: View,
  { back, barefoot }: Seen,
  unit: number,
  id: string,
): string {
  const inner = back ? markPaths(backLines(landmarks), place) : geometry.details.join('');
  const toes = barefoot ? markPaths(traceToeLines(landmarks), place) : '';
  const face = back
    ? drawShape(geometry.head, HAIR) + drawShape(formatPath(traceNapeHair(landmarks), place, true), HAIR)
    : drawShape(geometry.head, SKIN, drawOutlined(1.1 * unit));
  return [
    drawShape(geometry.hairKnot, HAIR, drawOutlined(0.8 * unit)),
    `<defs><path id="${id}" d="${geometry.outline}"/></defs><use href="#${id}" fill="${SKIN}"/>`,
    drawShape(geometry.underlayer, SUIT, drawOutlined(0.6 * unit)),
    barefoot ? '' : drawShape(geometry.slippers, INK),
    drawStroke(inner + toes, INK, 0.7 * unit, ' opacity="0.5"'),
    `<use href="#${id}"${drawOutlined(1.1 * unit)}/>`,
    face,
    drawShape(geometry.hair, HAIR, drawOutlined(0.8 * unit)),
  ].join('');
}

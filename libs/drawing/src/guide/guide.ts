import { decimal, pathData } from '../figure/curve';
import { xmlText } from '../xml-text';
import { backLines, napeHair, toeLines } from './inner-lines';
import { FEATURES } from './features';
import { MARKS, markPaths } from './marks';
import { PARTS } from './parts';
import type { Part, Wash } from './parts';
import { figureView } from './view';
import type { View } from './view';

/** What a guide is about, as the catalog names it. */
export interface GuideFeature {
  bodyPart: string;
  attribute: string;
}

/** The side of the picture, in its own units. */
const SIDE = 400;
const INK = '#231f20';
const HAIR = '#2b2223';
const SKIN = '#f1ddd2';
const SUIT = '#e3c0ad';
const ACCENT = '#b4532a';

/**
 * The picture of a guide, 400 by 400 units: the figure around a body part, with the part under a soft wash and the
 * proportion in question as fine lines. With a title it is an image with that name; without one it is decoration.
 * The same feature gives the same text. A feature that the catalog does not know throws a RangeError.
 */
export function drawGuide({ bodyPart, attribute }: GuideFeature, { title }: { title?: string } = {}): string {
  const name = `${bodyPart}:${attribute}`;
  const feature = Object.hasOwn(FEATURES, name) ? FEATURES[name] : undefined;
  const partOf = Object.hasOwn(PARTS, bodyPart) ? PARTS[bodyPart] : undefined;
  if (!feature || !partOf) throw new RangeError(`No guide is about ${name}.`);

  const view = figureView(feature.body);
  const part = partOf(view.landmarks, view.arm);
  const { scale, axis, crown } = view.place;
  const side = part.size * scale;
  const box = [axis - side / 2, crown + part.center * scale - side / 2, side, side].map(decimal).join(' ');
  // Lines keep their weight on the picture, however near the crop goes.
  const unit = side / SIDE;
  const { firm, dashed } = MARKS[feature.marks](view.landmarks, view.arm);
  const id = `guide-${bodyPart}-${attribute}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"`,
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${xmlText(title)}</title>`,
    // An inner viewport cuts the crop off at the picture's edge, whatever box the page gives it.
    `<svg width="${SIDE}" height="${SIDE}" viewBox="${box}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    body(view, part, unit, id),
    wash(part.wash, view, id),
    `<use href="#${id}-outline" stroke="${INK}" stroke-width="${decimal(2.2 * unit)}"/>`,
    head(view, part, unit),
    stroke(
      markPaths(dashed, view.place),
      ACCENT,
      1.5 * unit,
      ` stroke-dasharray="${decimal(4 * unit)} ${decimal(5 * unit)}"`,
    ),
    stroke(markPaths(firm, view.place), ACCENT, 2.4 * unit),
    '</svg></svg>',
  ].join('');
}

const stroke = (path: string, color: string, weight: number, more = ''): string =>
  path && `<path d="${path}" stroke="${color}" stroke-width="${decimal(weight)}"${more}/>`;

const shape = (path: string, fill: string, more = ''): string => `<path d="${path}" fill="${fill}"${more}/>`;

const outlined = (weight: number): string => ` stroke="${INK}" stroke-width="${decimal(weight)}"`;

/** The body under the wash, from the front or from behind; barefoot where feet are the matter. */
function body(
  { geometry, landmarks, place }: View,
  { back, barefoot }: Part,
  unit: number,
  id: string,
): string {
  const inner = back ? markPaths(backLines(landmarks), place) : geometry.details.join('');
  const feet = barefoot ? '' : shape(geometry.slippers, HAIR);
  const toes = barefoot ? markPaths(toeLines(landmarks), place) : '';
  return [
    shape(geometry.hairKnot, HAIR),
    `<defs><path id="${id}-outline" d="${geometry.outline}"/></defs><use href="#${id}-outline" fill="${SKIN}"/>`,
    shape(geometry.suit, SUIT, outlined(1.4 * unit)),
    feet,
    stroke(inner + toes, INK, 1.5 * unit, ' opacity="0.55"'),
  ].join('');
}

/** The head over the neck's open end: an empty face, or hair alone from behind. */
function head({ geometry, landmarks, place }: View, { back }: Part, unit: number): string {
  const face = back
    ? shape(geometry.head, HAIR) + shape(pathData(napeHair(landmarks), place, true), HAIR)
    : shape(geometry.head, SKIN, outlined(2.2 * unit));
  return face + shape(geometry.hair, HAIR, outlined(unit));
}

/** The soft color over the part, kept inside the body. */
function wash({ at, rx, ry, pair }: Wash, { place }: View, id: string): string {
  const cy = decimal(place.crown + at.y * place.scale);
  const radii = `rx="${decimal(rx * place.scale)}" ry="${decimal(ry * place.scale)}"`;
  const oval = (x: number): string =>
    `<ellipse cx="${decimal(place.axis + x * place.scale)}" cy="${cy}" ${radii} fill="url(#${id}-wash)"/>`;
  return [
    `<defs><radialGradient id="${id}-wash"><stop offset="0.2" stop-color="${ACCENT}" stop-opacity="0.36"/>`,
    `<stop offset="1" stop-color="${ACCENT}" stop-opacity="0"/></radialGradient>`,
    `<clipPath id="${id}-body"><use href="#${id}-outline"/></clipPath></defs>`,
    `<g clip-path="url(#${id}-body)">${oval(at.x)}${pair ? oval(-at.x) : ''}</g>`,
  ].join('');
}

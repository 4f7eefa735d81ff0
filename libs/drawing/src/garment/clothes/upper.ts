import { isHanger } from '../../form/form';
import { layCollar } from '../cut/collars';
import { drawBelt } from '../cut/details';
import { mirrorCurve, placeAlong, smoothCurve } from '../cut/path';
import { onBody, type Mark } from '../cut/pen';
import type { Sleeve } from '../cut/sleeve-kinds';
import { cutSleeve } from '../cut/sleeves';
import type { Piece } from '../piece';
import { drawArms } from './arms';
import { drawBackFeature, hasBackView, turnAround } from './back-view';
import { computeBeltDip } from './belly';
import { createDesign, type Recipe } from './design';
import { drawBeltFolds } from './drape';
import { drawFrontFeatures } from './features';
import { computeBeltLevel, createFrame, type Frame } from './frame';
import { drawFront } from './front';
import { drawHanging } from './hanging';
import type { Cutter, Layers } from './layers';
import { findPlaces } from './places';
import { drawShoulderRuffles } from './trimmings';
import { drawCollarMarks, cutCollar, drawInside, drawThinStraps } from './neck';

/** Drawn over the bodice, under collar and belt. */
export type Extras = (frame: Frame) => readonly Mark[];

const USUAL: Recipe = {
  neckline: 'crew',
  sleeves: 'set-in',
  sleeveLength: 'short',
  cuff: 'hem',
  fit: 'semi-fitted',
  line: 'straight',
  length: 'high-hip-top',
  front: 'closed',
  hem: 'plain',
  buttons: 6,
  ease: 1,
  open: 15,
};

export const createUpperMaker =
  (kind: Partial<Recipe> = {}) =>
  (recipe: Partial<Recipe>, extras?: Extras): Cutter =>
  (piece) =>
    cutUpper(piece, { ...USUAL, ...kind, ...recipe }, extras);

function cutUpper(piece: Piece, recipe: Recipe, extras: Extras = () => []): Layers {
  const frame = createFrame(piece, createDesign(piece, recipe));
  const { pen, design } = frame;
  const right = cutFrameSleeve(frame);
  const sleeves = right ? drawArms(frame, right) : [];
  const waist = computeBeltLevel(design, frame.low);
  const collar = isHanger(piece.form) ? layCollar(cutCollar(frame)) : cutCollar(frame);
  return {
    behind: drawInside(frame, collar),
    body: [
      ...drawHanging(frame),
      ...drawThinStraps(frame),
      ...drawFront(frame),
      ...extras(frame),
      ...drawFrontFeatures(frame),
      // An outer layer covers a bare armhole's edge.
      ...(right ? [] : drawArmholeLines(frame, right)),
    ],
    belt: design.belt
      ? [
          ...drawBeltFolds(frame),
          ...drawBelt(pen, waist - 1.6, frame.at(waist), 3.8, design.belt, computeBeltDip(piece)),
        ]
      : [],
    sleeves: [...sleeves, ...(right ? drawArmholeLines(frame, right) : []), ...drawShoulderRuffles(frame)],
    collar: drawCollarMarks(frame, collar),
    ...(design.cape ? { overArms: true } : {}),
    ...(design.lower?.kind === 'legs' ? { legs: true } : {}),
    places: findPlaces(frame, right),
    ...(hasBackView(piece) && { back: () => cutBack(piece, recipe) }),
  };
}

function cutBack(piece: Piece, recipe: Recipe): Mark[] {
  const turned = turnAround(piece, recipe);
  const { behind, body, belt, sleeves } = cutUpper(...turned);
  const frame = createFrame(turned[0], createDesign(...turned));
  return [...behind, ...body, ...sleeves, ...drawBackFeature(piece, frame), ...belt];
}

function cutFrameSleeve({ piece, design, body, neck }: Frame): Sleeve | undefined {
  const { form } = piece;
  return cutSleeve(form, {
    kind: design.sleeves,
    length: design.sleeveLength,
    tip: form.place(body.tip),
    underarm: form.place(body.underarm),
    armhole: smoothCurve([0, 0.3, 0.65, 1].map((share) => form.place(placeAlong(body.armhole, share)))),
    neck: form.place(body.neckPoint),
    cuff: design.cuff,
    ease: design.ease * (piece.has('fit', 'easy-armhole') || design.fit === 'oversized' ? 1.18 : 1),
    bare: neck.right === 'bare' || neck.right === 'halter' || design.cape === true,
  });
}

function drawArmholeLines({ pen, design, body }: Frame, right: Sleeve | undefined): Mark[] {
  if (['dolman', 'raglan', 'cape'].includes(design.shoulder) || body.armholes.length === 0) return [];
  if (!right) return [pen.edge(...body.armholes)];
  return onBody([
    pen.seam(...body.armholes.map(({ from }) => (from.x > 0 ? right.armhole : mirrorCurve(right.armhole)))),
  ]);
}

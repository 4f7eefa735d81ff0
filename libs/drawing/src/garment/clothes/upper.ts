import { belt } from '../cut/details';
import { carried } from '../cut/carried';
import type { Mark } from '../cut/pen';
import type { Sleeve } from '../cut/sleeve-kinds';
import { sleeve } from '../cut/sleeves';
import type { Piece } from '../piece';
import { arms } from './arms';
import { designOf } from './design';
import type { Recipe } from './design';
import { beltFolds } from './drape';
import { frontFeatures } from './features';
import { beltLevel, frameOf } from './frame';
import type { Frame } from './frame';
import { front } from './front';
import { hanging } from './hanging';
import type { Layers } from './layers';
import { placesOf } from './places';
import { shoulderRuffles } from './trimmings';
import { collarMarks, collarOf, inside, thinStraps } from './neck';

/** Marks of a type's own, such as a blazer's pockets: over the bodice, under collar and belt. */
export type Extras = (frame: Frame) => readonly Mark[];

/** Cuts a garment for the upper body, with or without a skirt or legs. */
export function upper(piece: Piece, recipe: Recipe, extras: Extras = () => []): Layers {
  const frame = frameOf(piece, designOf(piece, recipe));
  const { pen, design } = frame;
  const right = sleeveOf(frame);
  const sleeves = right ? arms(frame, right) : [];
  const waist = beltLevel(design, frame.low);
  const collar = collarOf(frame);
  return {
    behind: inside(frame, collar),
    body: [
      ...hanging(frame),
      ...thinStraps(frame),
      ...front(frame),
      ...extras(frame),
      ...frontFeatures(frame),
      // What is worn over a bare arm's armhole covers its edge.
      ...(right ? [] : armholeLines(frame, right)),
    ],
    belt: design.belt
      ? [...beltFolds(frame), ...belt(pen, waist - 1.6, frame.at(waist), 3.8, design.belt)]
      : [],
    sleeves: [...sleeves, ...(right ? armholeLines(frame, right) : []), ...shoulderRuffles(frame)],
    collar: collarMarks(frame, collar),
    ...(design.cape ? { overArms: true } : {}),
    ...(design.lower?.kind === 'legs' ? { legs: true } : {}),
    places: placesOf(frame, right),
  };
}

/** The right sleeve of a bodice, on the body; undefined where the arm is bare. */
function sleeveOf({ piece, design, body, neck }: Frame): Sleeve | undefined {
  const { form } = piece;
  return sleeve(form, {
    kind: design.sleeves,
    length: design.sleeveLength,
    tip: form.place(body.tip),
    underarm: form.place(body.underarm),
    armhole: carried(body.armhole, form.place, 4),
    neck: form.place(body.neckPoint),
    cuff: design.cuff,
    ease: design.ease * (piece.has('fit', 'easy-armhole') || design.fit === 'oversized' ? 1.18 : 1),
    bare: neck.right === 'bare' || neck.right === 'halter' || design.cape === true,
  });
}

/** The seams that sleeves are set in with, or the edges of armholes without them. */
function armholeLines({ pen, design, body }: Frame, right: Sleeve | undefined): Mark[] {
  if (['dolman', 'raglan', 'cape'].includes(design.shoulder) || body.armholes.length === 0) return [];
  return [right ? pen.seam(...body.armholes) : pen.edge(...body.armholes)];
}

import { LEVEL } from '../cut/body';
import { belt } from '../cut/details';
import { linked, mirrored, reversed } from '../cut/path';
import { laidOut } from '../cut/pen';
import type { Mark } from '../cut/pen';
import type { Sleeve } from '../cut/sleeve-kinds';
import { sleeve } from '../cut/sleeves';
import type { Piece } from '../piece';
import { arms } from './arms';
import { designOf } from './design';
import type { Recipe } from './design';
import { frontFeatures } from './features';
import { frameOf } from './frame';
import type { Frame } from './frame';
import { front } from './front';
import { hanging } from './hanging';
import { collarMarks, collarOf, inside } from './neck';

/** Marks of a type's own, such as a blazer's pockets: over the bodice, under collar and belt. */
export type Extras = (frame: Frame) => readonly Mark[];

/** Draws a garment for the upper body, with or without a skirt or legs. */
export function drawUpper(piece: Piece, recipe: Recipe, extras: Extras = () => []): string {
  const laid = frameOf(piece, designOf(piece, recipe));
  const { pen, design, body } = laid;
  const right = sleeve({
    kind: design.sleeves,
    length: design.sleeveLength,
    tip: body.tip,
    underarm: body.underarm,
    armhole: body.armhole,
    neck: body.neckPoint,
    cuff: design.cuff,
    ease: design.ease * (piece.has('fit', 'easy-armhole') || design.fit === 'oversized' ? 1.18 : 1),
    bare: laid.neck.right === 'bare' || laid.neck.right === 'halter' || design.cape === true,
    beside: laid.at,
  });
  const frame = right && design.shoulder === 'dolman' ? cutInOne(laid, right) : laid;
  const sleeves = right ? arms(frame, right) : [];
  // A raglan lies over the shoulder; a dolman has no sleeve of its own, only what is drawn upon it.
  const over = right?.over === true || design.shoulder === 'dolman';
  const waist = design.lower?.seam ?? Math.min(LEVEL.waist, frame.low - 4);
  const collar = collarOf(frame);
  return laidOut([
    ...inside(frame, collar),
    ...(over ? [] : sleeves),
    ...hanging(frame),
    ...front(frame),
    ...(over ? sleeves : []),
    ...extras(frame),
    ...frontFeatures(frame),
    ...collarMarks(frame, collar),
    ...(design.belt ? belt(pen, waist - 1.6, frame.at(waist), 3.8, design.belt) : []),
  ]);
}

/** A bodice with its sleeves cut in one. */
function cutInOne(frame: Frame, { free }: Sleeve): Frame {
  const { neck, body } = frame;
  const flank = linked(body.shoulder, free, body.side);
  const outline = linked(neck.edge, flank, body.hem, reversed(mirrored(flank)));
  return { ...frame, body: { ...body, flank, outline } };
}

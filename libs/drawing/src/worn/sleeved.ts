import type { Body } from '../form/body';
import type { Dressed } from './dressed';

export const isSleevedIn = ({ piece, layers }: Dressed, { outer }: Body): boolean =>
  piece.paint.opacity === 1 &&
  layers.places.shoulder !== undefined &&
  [1, -1].every((side) => layers.sleeves.some(({ arm }) => arm === side)) &&
  (layers.places.sleeve?.y ?? 0) > outer.at(outer.length - SHOWN_WRIST).y;

/** Inches above the wrist up to which a sleeve counts as hiding the arm. */
const SHOWN_WRIST = 2.2;

import type { Body } from '../form/body';
import { createForm, type Form } from '../form/form';
import type { Layers } from '../garment/clothes/layers';
import { WORN } from '../generated/drawn-types';
import { findCutter } from '../garment/cutters';
import { createPiece, type GarmentInput, type Piece, type PieceOptions } from '../garment/piece';
import { findWithStandIn } from '../garment/stand-ins';
import { isBag } from './bags';
import type { ExtraLayers, Wearer } from './extra';
import type { WornGarment } from './order';
import { computeWornUnit } from './worn-unit';

/** Prints are made for flats, which show a garment this much larger. */
const PRINT_SCALE = 0.6;

/** From shoulders to ankles, in sheet units. */
const REACH = { top: 230, bottom: 810 } as const;

function paintIn(unit: number): Pick<PieceOptions, 'printScale' | 'reach'> {
  return { printScale: PRINT_SCALE * unit, reach: [REACH.top * unit, REACH.bottom * unit] };
}

interface Drawing {
  id: string;
  small: boolean;
  unit?: number;
}

export interface Dressed {
  piece: Piece;
  layers: Layers;
  outer: boolean;
}

/** Layers count from 0; each further out lies a little higher. */
export function dressPiece(
  { garment, ...wearing }: WornGarment,
  body: Body,
  index: number,
  { id, small, unit = computeWornUnit(small), ...drawing }: Drawing & Pick<PieceOptions, 'quiet' | 'onLap'>,
): Dressed {
  const form = createForm(body, { lift: 0.12 + index * 0.06 });
  const piece = createPiece(garment, form, {
    id: `${id}${'abcdefgh'[index]}`,
    ...paintIn(unit),
    small,
    ...drawing,
    ...wearing,
  });
  return { piece, layers: findCutter(garment)!(piece), outer: garment.category === 'Outerwear' };
}

/** Pattern level above which a front's edge lies at the throat. */
const THROAT = 8;

export const isClosedToThroat = ({ outer, layers, piece: { form } }: Dressed): boolean =>
  outer && (layers.places.neckline?.y ?? Infinity) < form.height(THROAT);

export const isSleevedIn = ({ piece, layers }: Dressed, { outer }: Body): boolean =>
  piece.paint.opacity === 1 &&
  layers.places.shoulder !== undefined &&
  [1, -1].every((side) => layers.sleeves.some(({ arm }) => arm === side)) &&
  (layers.places.sleeve?.y ?? 0) > outer.at(outer.length - SHOWN_WRIST).y;

/** Inches above the wrist up to which a sleeve counts as hiding the arm. */
const SHOWN_WRIST = 2.2;

export interface Extra {
  category: string;
  piece: Piece;
  layers: ExtraLayers;
}

/** Throws RangeError for items that no body can wear. */
export function createExtra(
  garment: GarmentInput,
  wearer: Wearer,
  form: Form,
  { id, small, unit = computeWornUnit(small) }: Drawing,
): Extra {
  const drawer = findWithStandIn(WORN, garment.category, garment.type);
  if (!drawer) throw new RangeError(`"${garment.type}" in "${garment.category}" cannot be drawn on a body`);
  const piece = createPiece(garment, form, { id, small, ...paintIn(isBag(garment.type) ? 1 : unit) });
  return { category: garment.category, piece, layers: drawer(piece, wearer) };
}

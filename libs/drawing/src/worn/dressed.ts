import type { Body } from '../form/body';
import { createForm } from '../form/form';
import type { Form } from '../form/form';
import type { Layers } from '../garment/clothes/layers';
import { fromFront } from '../garment/back-features';
import { findCutter } from '../garment/cutters';
import { createPiece } from '../garment/piece';
import type { GarmentInput, Piece, PieceOptions } from '../garment/piece';
import { findKept } from '../garment/stand-ins';
import { isBag } from './bags';
import type { ExtraLayers, Wearer } from './extra';
import { WORN_EXTRAS } from './extras';
import type { WornGarment } from './order';
import { computeWornUnit } from './worn-unit';

/** Prints are drawn for flats, which show a garment this much larger. */
const PRINT_SCALE = 0.6;

/** From the shoulders to the ankles, in units of the sheet: between these what darkens downward does. */
const REACH = { top: 230, bottom: 810 } as const;

/** How prints and shades are painted on what is worn, where so many of the units that it is drawn in make one of the sheet's. */
function paintIn(unit: number): Pick<PieceOptions, 'printScale' | 'reach'> {
  return { printScale: PRINT_SCALE * unit, reach: [REACH.top * unit, REACH.bottom * unit] };
}

/** The drawing that a piece is for: what its ids start with, and whether it is small. */
interface Drawing {
  id: string;
  small: boolean;
  /** That of the sheet, where it is another one than that of a whole body. */
  unit?: number;
}

/** A garment on the body, in its layers. */
export interface Dressed {
  piece: Piece;
  layers: Layers;
  /** Whether it is a coat or jacket, over belts and necklaces. */
  outer: boolean;
}

/** A garment cut for the body; each layer further out, counted from 0, lies a little higher. */
export function dressPiece(
  { garment, tuckedAt }: WornGarment,
  body: Body,
  index: number,
  { id, small, quiet, unit = computeWornUnit(small) }: Drawing & { quiet: boolean },
): Dressed {
  const form = createForm(body, { lift: 0.12 + index * 0.06 });
  const piece = createPiece(fromFront(garment), form, {
    id: `${id}${'abcdefgh'[index]}`,
    ...paintIn(unit),
    small,
    quiet,
    ...(tuckedAt ? { tuckedAt } : {}),
  });
  return { piece, layers: findCutter(garment)!(piece), outer: garment.category === 'Outerwear' };
}

/** What is worn besides clothes, in its layers. */
export interface Extra {
  category: string;
  piece: Piece;
  layers: ExtraLayers;
}

/** Shoes, jewelry or an accessory on the wearer. Throws RangeError for what no body can wear. */
export function createExtra(
  garment: GarmentInput,
  wearer: Wearer,
  form: Form,
  { id, small, unit = computeWornUnit(small) }: Drawing,
): Extra {
  const drawer = findKept(WORN_EXTRAS, garment.category, garment.type);
  if (!drawer) throw new RangeError(`"${garment.type}" in "${garment.category}" cannot be drawn on a body`);
  // A bag is its flat, which is scaled as a whole.
  const piece = createPiece(garment, form, { id, small, ...paintIn(isBag(garment.type) ? 1 : unit) });
  return { category: garment.category, piece, layers: drawer(piece, wearer) };
}

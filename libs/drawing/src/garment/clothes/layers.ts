import { laidOut } from '../cut/sheet';
import type { Mark } from '../cut/pen';
import type { Piece } from '../piece';

/** A garment in layers, from back to front, so that a body can stand between them. */
export interface Layers {
  /** What lies behind the neck: the inside of the back, the stand of a collar. */
  behind: readonly Mark[];
  body: readonly Mark[];
  belt: readonly Mark[];
  sleeves: readonly Mark[];
  collar: readonly Mark[];
}

/** Cuts a garment on its piece's form. */
export type Cutter = (piece: Piece) => Layers;

/** Cutters by type. */
export type Cutters = Readonly<Record<string, Cutter>>;

/** A garment without sleeves or collar: a skirt, trousers. */
export const bodyOnly = (body: readonly Mark[]): Layers => ({
  behind: [],
  body,
  belt: [],
  sleeves: [],
  collar: [],
});

/** A garment laid flat: all layers on the sheet of flats. */
export const flat = (piece: Piece, { behind, body, belt, sleeves, collar }: Layers): string =>
  laidOut(piece.form, [...behind, ...body, ...belt, ...sleeves, ...collar]);

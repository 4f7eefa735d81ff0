import type { Point } from '../cut/path';
import type { Mark } from '../cut/pen';
import type { Piece } from '../piece';

/** What of a garment can be pointed at. */
export type Place = 'neckline' | 'shoulder' | 'sleeve' | 'waist' | 'hem';

/** A garment in layers, from back to front, so that a body can stand between them. */
export interface Layers {
  /** What lies behind the neck: the inside of the back, the stand of a collar. */
  behind: readonly Mark[];
  body: readonly Mark[];
  belt: readonly Mark[];
  sleeves: readonly Mark[];
  collar: readonly Mark[];
  /** Whether it falls over the arms, as a cape does. */
  overArms?: boolean;
  /** Whether it goes with each leg. */
  legs?: boolean;
  /**
   * Where its parts lie, in inches on the body: the middle of neckline, waist and hem (of the right one of two legs), the
   * right shoulder, the end of the right sleeve.
   */
  places: Partial<Record<Place, Point>>;
}

/** Cuts a garment on its piece's form. */
export type Cutter = (piece: Piece) => Layers;

/** Cutters by type. */
export type Cutters = Readonly<Record<string, Cutter>>;

/** A garment without sleeves or collar: a skirt, trousers. */
export const layerBodyOnly = (body: readonly Mark[], places: Layers['places']): Layers => ({
  behind: [],
  body,
  belt: [],
  sleeves: [],
  collar: [],
  places,
});

import type { Feet } from '../figure/foot';
import type { Body } from '../form/body';
import type { Mark } from '../garment/cut/pen';
import type { Piece } from '../garment/piece';

export interface Wearer {
  /** Raised by the shoes. */
  body: Body;
  barefoot: Body;
  feet: Feet;
  /** From the skin outward. */
  clothes: readonly Piece[];
  /** Half width of the clothes at a body height, in inches; 0 where there are none. */
  half(y: number): number;
  innerHalf(y: number): number;
  covered: boolean;
  isSeated?: boolean;
  /** A flat of a pair lies side by side. */
  laid?: boolean;
}

/**
 * Layers from back to front, in body inches from crown and axis, without pose and stance. Marks with an outline
 * throw a shadow.
 */
export interface ExtraLayers {
  behind?: readonly Mark[];
  /** Under all clothes: hosiery, shoes under trousers, an anklet. */
  onBody?: readonly Mark[];
  /** Under a turned-down collar and what is worn over the shirt: a tie. */
  onShirt?: readonly Mark[];
  onClothes?: readonly Mark[];
  /** On all clothes of the trunk, beneath the arms: a belt over a coat. */
  overClothes?: readonly Mark[];
  onArms?: readonly Mark[];
  /** Over arms and sleeves, beneath chin and hair: scarves, brooches, bags. */
  overSleeves?: readonly Mark[];
  head?: readonly Mark[];
  /** All layers move with the head: scarves and ties. */
  followsHead?: boolean;
  cinch?: Cinch;
}

/** Cloth pulled in at height `y` to half width `to`, in body inches. */
export interface Cinch {
  y: number;
  from: number;
  to: number;
}

export type ExtraDrawer = (piece: Piece, wearer: Wearer) => ExtraLayers;

import type { Body } from '../form/body';
import type { Mark } from '../garment/cut/pen';
import type { Piece } from '../garment/piece';
import type { Feet } from './feet';

/** Who wears an extra, as far as it matters to how the extra lies. */
export interface Wearer {
  /** The body as high over the floor as its shoes lift it. */
  body: Body;
  /** The same body down to its own soles. */
  barefoot: Body;
  feet: Feet;
  /** The clothes beneath it, from the skin outward. */
  clothes: readonly Piece[];
  /** Half the width of the clothes at a height of the body, in inches; 0 where there are none. */
  half(y: number): number;
  /** The same without coats and jackets. */
  innerHalf(y: number): number;
  /** Whether a head covering lies over head, ears, neck and shoulders. */
  covered: boolean;
  /** Whether a part of the body fills the picture, or a flat shows a pair as it lies: side by side. */
  near: boolean;
}

/**
 * What is worn beside the clothes (shoes, bags, belts, hats, scarves, jewelry), in the layers of a worn drawing from back to
 * front. All points are body inches from the crown and the body's axis, without pose and stance, which the sheets add. Marks
 * with an outline throw a shadow on what lies beneath them.
 */
export interface ExtraLayers {
  /** Behind the body and its hair: the back of a shawl, a strap behind the shoulder. */
  behind?: readonly Mark[];
  /** On the skin, beneath all clothes: hosiery, shoes under trousers, an anklet. */
  onBody?: readonly Mark[];
  /** On tops, dresses, skirts and trousers, beneath their collars, beneath coats and jackets: necklaces, belts. */
  onClothes?: readonly Mark[];
  /** On all clothes of the trunk, beneath the arms: a belt over a coat. */
  overClothes?: readonly Mark[];
  /** On arms and hands, over the sleeves: bracelets, rings. */
  onArms?: readonly Mark[];
  /** Over arms and sleeves, beneath the chin and hair: scarves, brooches, bags. */
  overSleeves?: readonly Mark[];
  /** Over face and hair: hats, earrings. */
  head?: readonly Mark[];
  /** Where it pulls the clothes beneath it in. */
  cinch?: Cinch;
}

/** Cloth pulled in: at which height, to which half width from which, in inches of the body. */
export interface Cinch {
  y: number;
  from: number;
  to: number;
}

/** Draws an extra on its wearer. The piece's form is the wearer's body; its pen gives the marks. */
export type ExtraDrawer = (piece: Piece, wearer: Wearer) => ExtraLayers;

/** Drawers by type. */
export type ExtraDrawers = Readonly<Record<string, ExtraDrawer>>;

import type { LegLength, LegShape } from '../cut/legs';

export interface TrouserRecipe {
  shape: LegShape;
  length: LegLength;
  /** Jeans: curved pockets, rivets, doubled stitches. Tailored: slanted pockets, crease. */
  make: 'tailored' | 'jeans' | 'casual';
  band?: 'elastic' | 'wide-waistband';
  cord?: boolean;
  gathered?: boolean;
  cargo?: boolean;
}

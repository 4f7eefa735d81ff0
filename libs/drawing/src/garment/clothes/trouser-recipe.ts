import type { LegLength, LegShape } from '../cut/legs';

/** A type of trousers as it is when its attributes say nothing else. */
export interface TrouserRecipe {
  shape: LegShape;
  length: LegLength;
  /** Jeans have curved pockets, rivets and doubled stitches; tailored trousers slanted pockets and a crease. */
  make: 'tailored' | 'jeans' | 'casual';
  /** The waistband, where it is not a plain one. */
  band?: 'elastic' | 'wide-waistband';
  /** Whether its waist has a cord, its legs gathered ankles, its thighs pockets. */
  cord?: boolean;
  gathered?: boolean;
  cargo?: boolean;
}

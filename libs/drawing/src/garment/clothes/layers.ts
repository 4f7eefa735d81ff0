import type { Point } from '../cut/path';
import type { Mark } from '../cut/pen';
import type { Piece } from '../piece';

export type Place = 'neckline' | 'shoulder' | 'sleeve' | 'waist' | 'hem';

/** Back to front, so that a body can stand between the layers. */
export interface Layers {
  behind: readonly Mark[];
  body: readonly Mark[];
  belt: readonly Mark[];
  sleeves: readonly Mark[];
  collar: readonly Mark[];
  overArms?: boolean;
  legs?: boolean;
  /** For flats of garments with something that only the back shows. */
  back?: () => readonly Mark[];
  /** Body inches; right shoulder, sleeve and leg. */
  places: Partial<Record<Place, Point>>;
}

export type Cutter = (piece: Piece) => Layers;

export const layerBodyOnly = (body: readonly Mark[], places: Layers['places']): Layers => ({
  behind: [],
  body,
  belt: [],
  sleeves: [],
  collar: [],
  places,
});

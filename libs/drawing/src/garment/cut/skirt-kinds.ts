import type { Drape } from '../paint/cloth';
import type { Curve } from './path';

export type SkirtName =
  | 'pencil'
  | 'straight'
  | 'bias'
  | 'a-line'
  | 'flared'
  | 'full'
  | 'pleated'
  | 'gathered'
  | 'tiered'
  | 'mermaid';

/** How a hem runs: level, higher at both sides, or higher at the one on the sheet's left. */
export type HemShape = 'level' | 'rounded' | 'asymmetric';

export interface SkirtOptions {
  kind: SkirtName;
  /** Level and half width of its upper edge. */
  top: number;
  half: number;
  hem: number;
  /** How much wider or closer it lies over the hip, in centimeters. */
  ease?: number;
  /** How far the cloth swings out, against medium cloth, and how far its folds hang below the hem, in inches. */
  drape?: Pick<Drape, 'swing' | 'cone' | 'falls' | 'rise' | 'sway'>;
  /** Level of the back hem where it hangs lower than the front. */
  back?: number;
  hemShape?: HemShape;
}

export interface Skirt {
  outline: Curve;
  sides: [Curve, Curve];
  hem: Curve;
  /** The cloth behind, seen under a front that is cut higher. */
  behind?: BackPanel;
  /** Folds that rise from the hem, with their width there in inches, and short ones across. */
  cones: { curves: Curve[]; inches: number };
  folds: Curve[];
  seams: Curve[];
  at(level: number): number;
}

/** The longer back of a high-low hem. */
export interface BackPanel {
  outline: Curve;
  folds: Curve[];
}

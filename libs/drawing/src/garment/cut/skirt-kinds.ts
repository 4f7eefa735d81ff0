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
  | 'mermaid'
  | 'bubble';

/** `asymmetric` is higher at the sheet's left. */
export type HemShape = 'level' | 'rounded' | 'asymmetric';

export interface SkirtOptions {
  kind: SkirtName;
  top: number;
  half: number;
  hem: number;
  /** Centimeters over the hip. */
  ease?: number;
  /** `swing` relative to medium cloth, `cone` in inches below the hem. */
  drape?: Pick<Drape, 'swing' | 'cone' | 'falls' | 'rise'>;
  back?: number;
  hemShape?: HemShape;
}

export interface Skirt {
  outline: Curve;
  sides: [Curve, Curve];
  hem: Curve;
  behind?: BackPanel;
  /** Widths in inches at the hem. */
  cones: { curves: Curve[]; inches: number };
  folds: Curve[];
  seams: Curve[];
  at(level: number): number;
}

export interface BackPanel {
  outline: Curve;
  folds: Curve[];
}

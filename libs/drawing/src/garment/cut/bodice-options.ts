import type { Neckline } from './necklines';
import type { Silhouette } from './silhouettes';

export type Shoulder =
  'set-in' | 'dropped' | 'dolman' | 'raglan' | 'bare-arm' | 'cut-in' | 'wide-strap' | 'thin-strap' | 'cape';

export interface BodiceOptions {
  neckline: Neckline;
  shoulder: Shoulder;
  silhouette: Silhouette;
  hem: number;
  lift?: number;
  /** Inches below the hem. */
  cone?: number;
  /** Centimeters; higher at the sheet's left. */
  slant?: number;
  /** Centimeters. */
  pads?: number;
  easy?: boolean;
  /** Centimeters; straps are narrow then. */
  wings?: number;
  isOverShirt?: boolean;
  /** On a hanger, where no arm bounds an armhole. */
  isHung?: boolean;
  isCapped?: boolean;
  halfTucked?: number;
  cutAway?: number;
  parted?: number;
  /** Two points at the front, as on a waistcoat. */
  pointed?: boolean;
  lap?: 1 | -1;
  briefs?: boolean;
  cups?: boolean;
  hasSheerSleeves?: boolean;
  /** Centimeters out, by level: where a hanging sleeve meets the trunk. */
  crease?: (level: number) => number;
  /** Reach of the trunk beside a hanging arm, by level; unlimited if the arm hangs before it. */
  beside?: (level: number) => number;
  step?: number;
}

import { formatDecimals } from '../paint/numbers';
import type { Sheet } from './path';

/** A length in units of the sheet as it is written on it. */
export const formatLength = ({ unit }: Sheet, length: number): string =>
  formatDecimals(length * unit, unit === 1 ? 2 : 1);

/** The attribute that moves a mark, by lengths in units of the sheet. */
export const formatMove = (sheet: Sheet, x: number, y: number): string =>
  `transform="translate(${formatLength(sheet, x)} ${formatLength(sheet, y)})"`;

import { decimals } from '../paint/numbers';
import type { Sheet } from './path';

/** A length in units of the sheet as it is written on it. */
export const lengthOn = ({ unit }: Sheet, length: number): string =>
  decimals(length * unit, unit === 1 ? 2 : 1);

/** The attribute that moves a mark, by lengths in units of the sheet. */
export const movedOn = (sheet: Sheet, x: number, y: number): string =>
  `transform="translate(${lengthOn(sheet, x)} ${lengthOn(sheet, y)})"`;

import { formatDecimals } from '../paint/numbers';
import type { Sheet } from './path';

export const formatLength = ({ unit }: Sheet, length: number): string =>
  formatDecimals(length * unit, unit === 1 ? 2 : 1);

export const formatMove = (sheet: Sheet, x: number, y: number): string =>
  `transform="translate(${formatLength(sheet, x)} ${formatLength(sheet, y)})"`;

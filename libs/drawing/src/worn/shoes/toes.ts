import type { Values } from '../../garment/piece';
import { findDrawnAs } from '../../garment/stand-ins';

/** Low shoes whose toe can be cut open. */
const COURTS: readonly string[] = [
  'loafer',
  'pump',
  'ballet-flat',
  'mule',
  'slingback',
  'wedge',
  'mary-jane',
  'slipper',
];

/** Whether a low shoe is cut open at the toe. */
export const isPeepToe = (type: string, { has }: Values): boolean =>
  has('shoes', 'open-toe') && COURTS.includes(findDrawnAs(type));

/** Whether bare toes are seen in a shoe of a type. */
export const isShowingToes = (type: string, values: Values): boolean =>
  type === 'flip-flop' || findDrawnAs(type).endsWith('sandal') || isPeepToe(type, values);

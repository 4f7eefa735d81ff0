import type { Values } from '../../garment/piece';
import { findDrawnAs } from '../../garment/stand-ins';

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

export const isPeepToe = (type: string, { has }: Values): boolean =>
  has('shoes', 'open-toe') && COURTS.includes(findDrawnAs(type));

export const isShowingToes = (type: string, values: Values): boolean =>
  type === 'flip-flop' || findDrawnAs(type).endsWith('sandal') || isPeepToe(type, values);

import type { Values } from '../../garment/piece';
import { getDrawnType } from '../../garment/stand-ins';

const COURTS = /^(loafer|pump|ballet-flat|mule|slingback|wedge|mary-jane|espadrille|slipper)$/;

export const isPeepToe = (type: string, { has }: Values): boolean =>
  has('shoes', 'open-toe') && COURTS.test(getDrawnType(type));

export const isShowingToes = (type: string, values: Values): boolean =>
  type === 'flip-flop' || getDrawnType(type).endsWith('sandal') || isPeepToe(type, values);

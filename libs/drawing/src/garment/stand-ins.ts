import { STAND_INS } from '../generated/stand-ins';

export const getDrawnType = (type: string): string =>
  Object.hasOwn(STAND_INS, type) ? STAND_INS[type]![1] : type;

export function findWithStandIn<Kept>(
  byCategory: Readonly<Record<string, Readonly<Record<string, Kept>>>>,
  category: string,
  type: string,
): Kept | undefined {
  const byType = Object.hasOwn(byCategory, category) ? byCategory[category]! : {};
  if (Object.hasOwn(byType, type)) return byType[type];
  return Object.hasOwn(STAND_INS, type) ? findWithStandIn(byCategory, ...STAND_INS[type]!) : undefined;
}

import { STAND_INS } from '../generated/stand-ins';

export const getDrawnType = (type: string): string =>
  Object.hasOwn(STAND_INS, type) ? STAND_INS[type]![1] : type;

/** By category and type. */
export type ByType<Kept> = Readonly<Record<string, Readonly<Record<string, Kept>>>>;

export const mapTypes = <Kept, Other>(
  byCategory: ByType<Kept>,
  convert: (kept: Kept) => Other,
): ByType<Other> =>
  Object.fromEntries(
    Object.entries(byCategory).map(([category, byType]) => [
      category,
      Object.fromEntries(Object.entries(byType).map(([type, kept]) => [type, convert(kept)])),
    ]),
  );

export function findWithStandIn<Kept>(
  byCategory: ByType<Kept>,
  category: string,
  type: string,
): Kept | undefined {
  const byType = Object.hasOwn(byCategory, category) ? byCategory[category]! : {};
  if (Object.hasOwn(byType, type)) return byType[type];
  return Object.hasOwn(STAND_INS, type) ? findWithStandIn(byCategory, ...STAND_INS[type]!) : undefined;
}

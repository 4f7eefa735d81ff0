/** Of a feature such as `hips:wide`. */
export const getPart = (feature: string): string => feature.slice(0, feature.indexOf(':'));

/** Keeps the heavier side for each body part; cautions if equal. */
export function settleParts<Effect extends { feature: string }>(
  reasons: readonly Effect[],
  cautions: readonly Effect[],
  weigh: (effect: Effect) => number,
): { reasons: Effect[]; cautions: Effect[] } {
  const sums = new Map<string, number>();
  for (const effect of [...reasons, ...cautions]) {
    const part = getPart(effect.feature);
    sums.set(part, (sums.get(part) ?? 0) + weigh(effect));
  }
  const isHelped = ({ feature }: Effect) => sums.get(getPart(feature))! > 0;
  return {
    reasons: reasons.filter(isHelped),
    cautions: cautions.filter((caution) => !isHelped(caution)),
  };
}

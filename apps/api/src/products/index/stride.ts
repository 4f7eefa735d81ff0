/** The golden ratio's inverse: steps of that share soon reach every part of a ring. */
const GOLDEN = 0.618;

/** A step that visits each of `count` ring places once, far from earlier ones. */
export function computeStride(count: number): number {
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (computeGreatestCommonDivisor(stride, count) > 1) stride += 1;
  return stride;
}

function computeGreatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : computeGreatestCommonDivisor(other, one % other);
}

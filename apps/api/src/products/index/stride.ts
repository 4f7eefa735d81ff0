/** Inverse of the golden ratio: steps of this share spread quickly over a ring. */
const GOLDEN = 0.618;

/** Step size that visits each of `count` positions in a ring once, far from recent ones. */
export function computeStride(count: number): number {
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (computeGreatestCommonDivisor(stride, count) > 1) stride += 1;
  return stride;
}

function computeGreatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : computeGreatestCommonDivisor(b, a % b);
}

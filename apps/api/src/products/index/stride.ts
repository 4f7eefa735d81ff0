/** 1 by the golden ratio: whoever goes on by that share of a ring is soon in every part of it. */
const GOLDEN = 0.618;

/** A step by which `count` places in a ring are each come by once, far from the ones before. */
export function computeStrideThrough(count: number): number {
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (computeGreatestDivisor(stride, count) > 1) stride += 1;
  return stride;
}

function computeGreatestDivisor(one: number, other: number): number {
  return other === 0 ? one : computeGreatestDivisor(other, one % other);
}

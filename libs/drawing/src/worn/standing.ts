import type { Body } from '../form/body';

/** A body whose feet stand higher over the floor, by inches of the body: its legs are as long, its feet reach further down. */
export function standing(body: Body, lift: number): Body {
  const { landmarks } = body;
  return { ...body, landmarks: { ...landmarks, floorY: landmarks.floorY + lift } };
}

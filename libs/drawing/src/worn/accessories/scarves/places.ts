import type { Body } from '../../../form/body';

/** Body inches. */
export function findPlaces({ landmarks: l }: Body) {
  return {
    neck: l.neck,
    chin: l.chinY,
    collar: l.shoulderY,
    bust: l.chestY,
    waist: l.waistY,
    hip: l.highHipY,
  };
}

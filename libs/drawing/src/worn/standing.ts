import { createBody } from '../form/body';
import type { Body } from '../form/body';
import type { TapeMeasurements } from '@figura/contracts';
import type { FigureKind } from '../figure/proportions';
import type { GarmentInput } from '../garment/piece';
import { computeLift } from './shoes/worn-last';

/** `lift` is in body inches; legs keep their length, feet reach further down. */
function createStandingBody(body: Body, lift: number): Body {
  const { landmarks } = body;
  return { ...body, landmarks: { ...landmarks, floorY: landmarks.floorY + lift } };
}

export function getStanding(
  measurements: Partial<TapeMeasurements>,
  garments: readonly GarmentInput[],
  kind: FigureKind,
): Standing {
  const { lift, toes } = computeLift(garments);
  const key = JSON.stringify([measurements, lift, toes, kind]);
  if (last?.key === key) return last;
  const body = createBody(measurements, kind);
  const { stature } = body.proportions;
  last = {
    key,
    body: createStandingBody(body, lift / stature),
    barefoot: createStandingBody(body, (lift - toes) / stature),
  };
  return last;
}

interface Standing {
  body: Body;
  barefoot: Body;
}

/** Cache: most drawings in a row show one body. */
let last: (Standing & { key: string }) | undefined;

import type { TapeField, TapeMeasurements } from '@figura/contracts';
import { traceFigure } from '@figura/drawing';
import type { CSSProperties } from 'react';

/** In units of the drawing: the hair is higher than the crown, the slippers lower than the heel. */
const ABOVE_CROWN = 24;
const BELOW_FLOOR = 14;

/** Part of the way from crotch to knee: a plate's edge cuts a thigh, never a neck. */
const THIGH = 0.3;

const LEGS: readonly (TapeField | null)[] = ['crotchToKnee', 'kneeToFloor'];

/**
 * `--close-height` and `--close-top`, in heights of the plate: from crown to thigh, or the whole figure when a leg is
 * measured.
 */
export function styleCloseView(
  measurements: Partial<TapeMeasurements>,
  active: TapeField | null,
): CSSProperties {
  const { guides, height } = traceFigure({ measurements });
  const chest = guides.chest.label.y;
  // A label stands in the middle of its part.
  const crown = 2 * guides.headToChest.label.y - chest;
  const crotch = 2 * guides.chestToCrotch.label.y - chest;
  const knee = 2 * guides.crotchToKnee.label.y - crotch;
  const floor = 2 * guides.kneeToFloor.label.y - knee;
  const top = crown - ABOVE_CROWN;
  const bottom = LEGS.includes(active) ? floor + BELOW_FLOOR : crotch + THIGH * (knee - crotch);
  return { '--close-height': height / (bottom - top), '--close-top': top / (bottom - top) } as CSSProperties;
}

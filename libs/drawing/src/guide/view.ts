import type { TapeMeasurements } from '@figura/contracts';
import { traceArm, type Arm } from '../figure/arm';
import type { Placement } from '../figure/curve';
import { traceFigure, type FigureGeometry } from '../figure/figure';
import { computeLandmarks, type Landmarks } from '../figure/landmarks';
import { computeProportions, TYPICAL_HEIGHT } from '../figure/proportions';

export interface View {
  geometry: FigureGeometry;
  landmarks: Landmarks;
  arm: Arm;
  place: Placement;
}

/** Inches; missing measurements are typical. */
export function createView(measurements: Partial<TapeMeasurements>): View {
  const geometry = traceFigure({ measurements });
  const landmarks = computeLandmarks(computeProportions(measurements));
  const [torso, legs] = geometry.balance.verticals;
  const scale = (legs.y2 - torso.y1) / TYPICAL_HEIGHT;
  const place = { scale, axis: geometry.width / 2, crown: torso.y1 };
  return { geometry, landmarks, arm: traceArm(landmarks), place };
}

import type { TapeMeasurements } from '@figura/contracts';
import { arm } from '../figure/arm';
import type { Arm } from '../figure/arm';
import type { Placement } from '../figure/curve';
import { figureGeometry } from '../figure/figure';
import type { FigureGeometry } from '../figure/figure';
import { figureLandmarks } from '../figure/landmarks';
import type { Landmarks } from '../figure/landmarks';
import { figureProportions, TYPICAL_HEIGHT } from '../figure/proportions';

/** One figure, as paths on its sheet and as the landmarks that crops and marks hang on. */
export interface View {
  geometry: FigureGeometry;
  landmarks: Landmarks;
  arm: Arm;
  place: Placement;
}

/** The figure for a body (inches; what is missing is typical), with the way from body inches to its sheet. */
export function figureView(measurements: Partial<TapeMeasurements>): View {
  const geometry = figureGeometry({ measurements });
  const landmarks = figureLandmarks(figureProportions(measurements));
  const [torso, legs] = geometry.balance.verticals;
  const scale = (legs.y2 - torso.y1) / TYPICAL_HEIGHT;
  const place = { scale, axis: geometry.width / 2, crown: torso.y1 };
  return { geometry, landmarks, arm: arm(landmarks), place };
}

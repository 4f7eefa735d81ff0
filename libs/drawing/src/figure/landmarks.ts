import { interpolate, TYPICAL_HEIGHT, type Proportions } from './proportions';
import { computeSoftMax, computeSoftMin } from './soft-limits';

/** Body inches from crown and axis. Levels between measured ones keep their share of the way. */
export interface Landmarks extends Proportions {
  chinY: number;
  neckY: number;
  shoulderY: number;
  deltoidY: number;
  armpitY: number;
  underbustY: number;
  waistY: number;
  highHipY: number;
  hipY: number;
  elbowY: number;
  wristY: number;
  calfY: number;
  ankleY: number;
  floorY: number;
  face: number;
  neck: number;
  /** Never inside a wide chest. */
  deltoid: number;
  /** Shoulder reach beyond a typical one, as a share: 0 or more. */
  broad: number;
  armpit: number;
  kneeInner: number;
  kneeOuter: number;
  calfInner: number;
  calfOuter: number;
  ankleInner: number;
  ankleOuter: number;
}

/** Inches that the chin hides of the neck. */
const CHIN = 0.22;

/** Inches beyond the neck. */
const TYPICAL_SHOULDER = 6.6;

export function computeLandmarks(body: Proportions): Landmarks {
  const { chestY, crotchY, kneeY, armFullness, legFullness, build } = body;
  const vary = (womens: number, mens: number): number => interpolate(womens, mens, build);
  const trunk = crotchY - chestY;
  const shin = TYPICAL_HEIGHT - kneeY;
  // The head grows less than its part: neck and chest vary most.
  const jawY = 7.9 * (chestY / 18) ** 0.5;
  const chinY = jawY + CHIN;
  const face = chinY * vary(0.322, 0.326) * armFullness ** 0.26;
  const placeBelowChin = (share: number): number => jawY + (chestY - jawY) * share;
  // Medians of ANSUR II (tenth rib, iliac crest, buttocks, acromion).
  const waistY = chestY + trunk * vary(0.32, 0.384);
  const shoulderY = placeBelowChin(vary(0.336, 0.37));
  const wristY = crotchY - 0.6;
  // Keeps the waist from shrinking to a neck between wide chest and hips.
  const waist = computeSoftMax(body.waist, computeSoftMin(body.chest, body.hips, 0.5) * 0.62, 0.4);
  const chest = computeSoftMax(body.chest, waist * 0.82, 0.4);
  const deltoid = computeSoftMax(body.shoulders, chest + 0.4, 0.5);
  const neck = computeSoftMin(vary(1.58, 2.42) * armFullness ** 0.6, face * vary(0.75, 0.94), 0.1);
  // Bones vary less than flesh: broader shoulders lie lower and round off.
  const broad = computeSoftMax((deltoid - neck) / TYPICAL_SHOULDER - 1, 0, 0.1);
  const kneeInner = 0.5;
  const calfInner = 0.4;
  const ankleInner = 0.72;
  return {
    ...body,
    chest,
    waist,
    chinY,
    neckY: placeBelowChin(vary(0.158, 0.14)),
    shoulderY,
    deltoidY: placeBelowChin(0.73 + 0.2 * computeSoftMin(broad, 0.6, 0.1)),
    armpitY: placeBelowChin(0.78),
    underbustY: chestY + trunk * 0.17,
    waistY,
    highHipY: chestY + trunk * vary(0.56, 0.6),
    hipY: chestY + trunk * 0.87,
    elbowY: shoulderY + (wristY - shoulderY) * 0.56,
    wristY,
    calfY: kneeY + shin * 0.3,
    ankleY: kneeY + shin * 0.8,
    floorY: TYPICAL_HEIGHT,
    face,
    neck,
    deltoid,
    broad,
    armpit: computeSoftMin(deltoid - 2.4 * armFullness ** 0.6, chest * 0.98, 0.3),
    kneeInner,
    kneeOuter: kneeInner + 3.4 * legFullness ** 0.75,
    calfInner,
    calfOuter: calfInner + 3.72 * legFullness ** 0.7,
    ankleInner,
    ankleOuter: ankleInner + vary(1.6, 1.82) * legFullness ** 0.55,
  };
}

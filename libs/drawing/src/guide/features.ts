import type { TapeMeasurements } from '@figura/contracts';
import type { MARKS } from './marks';

/** How a feature is pictured: on whose body (inches; what is not told is typical), and which proportion is marked. */
export interface Feature {
  body: Partial<TapeMeasurements>;
  marks: keyof typeof MARKS;
}

const feature = (marks: Feature['marks'], body: Feature['body'] = {}): Feature => ({ body, marks });

const FULL_ARMS = { shoulders: 43, chest: 41.5, waist: 38 };
const SLENDER_ARMS = { shoulders: 38.4, chest: 34, waist: 29.5 };
const SLENDER = { shoulders: 38, chest: 34, waist: 29.5, hips: 36.6 };

/** Every feature, as `part:attribute`; the numbers are ordinary ones on the side that the feature names. */
export const FEATURES: Readonly<Record<string, Feature>> = {
  'neck:long': feature('neckHeight', { headToChest: 19.6, chest: 35.5, shoulders: 39 }),
  'neck:short': feature('neckHeight', { headToChest: 16.6 }),
  'shoulders:narrow': feature('shoulderWidth', { shoulders: 37, chest: 34.5, hips: 41 }),
  'shoulders:broad': feature('shoulderWidth', { shoulders: 44, hips: 38.5 }),
  'shoulders:balanced': feature('shouldersAndHips'),
  'shoulders:sloped': feature('shoulderSlope', { shoulders: 38.5 }),
  'shoulders:hunched': feature('shoulderSet'),
  'arms:toned': feature('armLine', { waist: 30, chest: 35.5 }),
  'arms:flabby': feature('armEase', FULL_ARMS),
  'arms:big': feature('armWidth', FULL_ARMS),
  'arms:thin': feature('armWidth', SLENDER_ARMS),
  'chest:big': feature('chestWidth', { chest: 41.5 }),
  'chest:balanced': feature('chestWidth'),
  'chest:small': feature('chestWidth', { chest: 33.5, waist: 30 }),
  'chest:saggy': feature('chestHeight', { chest: 38.5, headToChest: 19 }),
  'waist:thick': feature('waistWidth', { waist: 38.5, chest: 38.5 }),
  'waist:straight': feature('waistLine', { shoulders: 36.5, chest: 33.5, waist: 30.5, hips: 33.5 }),
  'waist:balanced': feature('waistWidth'),
  'waist:defined': feature('waistLine', { waist: 28.5 }),
  'abdomen:protruding': feature('abdomenArc', { waist: 36.5, chest: 38 }),
  'abdomen:extreme-protrusion': feature('abdomenDeepArc', { waist: 40, chest: 40, hips: 43 }),
  'abdomen:toned': feature('abdomenHeight', { waist: 29 }),
  'back:humped': feature('backArc'),
  'back:thick': feature('backWidth', { chest: 41, waist: 37, shoulders: 43 }),
  'back:thin': feature('backLine', SLENDER),
  'hips:wide': feature('hipWidth', { hips: 44.5 }),
  'hips:narrow': feature('hipWidth', { hips: 36.5, waist: 31 }),
  'bottom:big': feature('seatWidth', { hips: 43.5 }),
  'bottom:flat': feature('seatLine', { hips: 37.5 }),
  'legs:short': feature('legHeight', { crotchToKnee: 11.9, kneeToFloor: 16.2 }),
  'legs:long': feature('legHeight', { crotchToKnee: 14.6, kneeToFloor: 19.6 }),
  'legs:balanced': feature('halves'),
  'legs:bowed': feature('legLine', { hips: 38.5 }),
  'legs:thick': feature('legWidth', { hips: 44.5, waist: 35 }),
  'legs:thin': feature('legWidth', SLENDER),
  'calves:toned': feature('calfLine'),
  'calves:thick': feature('calfWidth', { hips: 44.5, waist: 35 }),
  'calves:thin': feature('calfWidth', SLENDER),
  'calves:short': feature('calfHeight', { crotchToKnee: 14.6, kneeToFloor: 16 }),
  'calves:long': feature('calfHeight', { crotchToKnee: 12, kneeToFloor: 19 }),
  'calves:undefined': feature('calfUpright'),
  'ankles:undefined': feature('ankleWidth', { hips: 43, waist: 35 }),
  'feet:big': feature('footLength'),
  'feet:narrow': feature('footWidth', SLENDER),
  'feet:small': feature('footLength', { hips: 38, kneeToFloor: 18.4 }),
  'feet:wide': feature('footWidth', { hips: 43.5 }),
  'torso:long': feature('torsoHeight', { headToChest: 18.8, chestToCrotch: 16.8, crotchToKnee: 12.4 }),
  'torso:short': feature('torsoHeight', {
    headToChest: 17.2,
    chestToCrotch: 13.6,
    crotchToKnee: 14,
    kneeToFloor: 18.6,
  }),
  'mid-body:short': feature('midBodyHeight', { chestToCrotch: 13.8, crotchToKnee: 12 }),
  'height:petite': feature('height', {
    headToChest: 16,
    chestToCrotch: 13.8,
    crotchToKnee: 11.6,
    kneeToFloor: 15.6,
  }),
  'height:tall': feature('height', {
    headToChest: 19.4,
    chestToCrotch: 16.6,
    crotchToKnee: 14.4,
    kneeToFloor: 19.4,
  }),
};

import type { TapeMeasurements } from '@figura/contracts';
import type { MARKS } from './marks';

/** Measurements are in inches; missing ones are typical. */
export interface Feature {
  body: Partial<TapeMeasurements>;
  marks: keyof typeof MARKS;
}

const createFeature = (marks: Feature['marks'], body: Feature['body'] = {}): Feature => ({ body, marks });

const FULL_ARMS = { shoulders: 43, chest: 41.5, waist: 38 };
const SLENDER_ARMS = { shoulders: 38.4, chest: 34, waist: 29.5 };
const SLENDER = { shoulders: 38, chest: 34, waist: 29.5, hips: 36.6 };

/** Keyed `part:attribute`. */
export const FEATURES: Readonly<Record<string, Feature>> = {
  'neck:long': createFeature('neckHeight', { headToChest: 19.6, chest: 35.5, shoulders: 39 }),
  'neck:short': createFeature('neckHeight', { headToChest: 16.6 }),
  'shoulders:narrow': createFeature('shoulderWidth', { shoulders: 37, chest: 34.5, hips: 41 }),
  'shoulders:broad': createFeature('shoulderWidth', { shoulders: 44, hips: 38.5 }),
  'shoulders:balanced': createFeature('shouldersAndHips'),
  'shoulders:sloped': createFeature('shoulderSlope', { shoulders: 38.5 }),
  'shoulders:hunched': createFeature('shoulderSet'),
  'arms:toned': createFeature('armLine', { waist: 30, chest: 35.5 }),
  'arms:flabby': createFeature('armEase', FULL_ARMS),
  'arms:big': createFeature('armWidth', FULL_ARMS),
  'arms:thin': createFeature('armWidth', SLENDER_ARMS),
  'chest:big': createFeature('chestWidth', { chest: 41.5 }),
  'chest:balanced': createFeature('chestWidth'),
  'chest:small': createFeature('chestWidth', { chest: 33.5, waist: 30 }),
  'chest:saggy': createFeature('chestHeight', { chest: 38.5, headToChest: 19 }),
  'waist:thick': createFeature('waistWidth', { waist: 38.5, chest: 38.5 }),
  'waist:straight': createFeature('waistLine', { shoulders: 36.5, chest: 33.5, waist: 30.5, hips: 33.5 }),
  'waist:balanced': createFeature('waistWidth'),
  'waist:defined': createFeature('waistLine', { waist: 28.5 }),
  'abdomen:protruding': createFeature('abdomenArc', { waist: 36.5, chest: 38 }),
  'abdomen:extreme-protrusion': createFeature('abdomenDeepArc', { waist: 40, chest: 40, hips: 43 }),
  'abdomen:toned': createFeature('abdomenHeight', { waist: 29 }),
  'back:humped': createFeature('backArc'),
  'back:thick': createFeature('backWidth', { chest: 41, waist: 37, shoulders: 43 }),
  'back:thin': createFeature('backLine', SLENDER),
  'hips:wide': createFeature('hipWidth', { hips: 44.5 }),
  'hips:narrow': createFeature('hipWidth', { hips: 36.5, waist: 31 }),
  'bottom:big': createFeature('seatWidth', { hips: 43.5 }),
  'bottom:flat': createFeature('seatLine', { hips: 37.5 }),
  'legs:short': createFeature('legHeight', { crotchToKnee: 11.9, kneeToFloor: 16.2 }),
  'legs:long': createFeature('legHeight', { crotchToKnee: 14.6, kneeToFloor: 19.6 }),
  'legs:balanced': createFeature('halves'),
  'legs:bowed': createFeature('legLine', { hips: 38.5 }),
  'legs:thick': createFeature('legWidth', { hips: 44.5, waist: 35 }),
  'legs:thin': createFeature('legWidth', SLENDER),
  'calves:toned': createFeature('calfLine'),
  'calves:thick': createFeature('calfWidth', { hips: 44.5, waist: 35 }),
  'calves:thin': createFeature('calfWidth', SLENDER),
  'calves:short': createFeature('calfHeight', { crotchToKnee: 14.6, kneeToFloor: 16 }),
  'calves:long': createFeature('calfHeight', { crotchToKnee: 12, kneeToFloor: 19 }),
  'calves:undefined': createFeature('calfUpright'),
  'ankles:undefined': createFeature('ankleWidth', { hips: 43, waist: 35 }),
  'feet:big': createFeature('footLength'),
  'feet:narrow': createFeature('footWidth', SLENDER),
  'feet:small': createFeature('footLength', { hips: 38, kneeToFloor: 18.4 }),
  'feet:wide': createFeature('footWidth', { hips: 43.5 }),
  'torso:long': createFeature('torsoHeight', { headToChest: 18.8, chestToCrotch: 16.8, crotchToKnee: 12.4 }),
  'torso:short': createFeature('torsoHeight', {
    headToChest: 17.2,
    chestToCrotch: 13.6,
    crotchToKnee: 14,
    kneeToFloor: 18.6,
  }),
  'mid-body:short': createFeature('midBodyHeight', { chestToCrotch: 13.8, crotchToKnee: 12 }),
  'height:petite': createFeature('height', {
    headToChest: 16,
    chestToCrotch: 13.8,
    crotchToKnee: 11.6,
    kneeToFloor: 15.6,
  }),
  'height:tall': createFeature('height', {
    headToChest: 19.4,
    chestToCrotch: 16.6,
    crotchToKnee: 14.4,
    kneeToFloor: 19.4,
  }),
};

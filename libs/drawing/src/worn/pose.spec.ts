import { polyline } from '../form/polyline';
import { bodyOf } from '../form/body';
import { carried } from '../garment/cut/carried';
import { pieceIn } from './testing/worn';
import { drawWorn } from './draw-worn';
import { PLAUSIBLE_BODIES } from './testing/bodies';
import { poseOf } from './pose';
import { WORN_SHEET } from './worn-sheet';

const LONG = [pieceIn('Tops', 'shirt', { sleeveLength: ['wrist'] })];

describe('poseOf', () => {
  it('poseOf keeps forearm and hand as long as they are', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const body = bodyOf(measurements);
      const held = (curve = body.arm.hand): number =>
        polyline(carried(curve, poseOf(body).arms, Infinity)).length;
      expect(held()).toBeCloseTo(polyline(body.arm.hand).length, 1);
    }
  });

  it('poseOf lays the right hand on the thigh and leaves the left arm and the right leg', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const body = bodyOf(measurements);
      const { arms, legs } = poseOf(body);
      const { wrist } = body.arm;
      expect(arms(wrist).x).toBeLessThan(body.half(arms(wrist).y) + 0.8);
      const left = { x: -wrist.x, y: wrist.y };
      expect(arms(left)).toEqual(left);
      const knee = { x: body.landmarks.kneeOuter, y: body.landmarks.kneeY };
      expect(legs(knee)).toEqual(knee);
      expect(legs({ ...knee, x: -knee.x }).x).toBeLessThan(-knee.x - 0.3);
    }
  });

  it('poseOf leaves heights of the legs as they are, so that hems end where they did', () => {
    const body = bodyOf({});
    const { legs } = poseOf(body);
    for (let y = 0; y < body.landmarks.floorY; y += 1) expect(legs({ x: -3, y }).y).toBe(y);
  });
});

describe('drawWorn', () => {
  it('drawWorn keeps the bent arm on the sheet, and ends its sleeve at its wrist', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const { landmarks } = drawWorn({ measurements, garments: LONG });
      const { sleeve } = landmarks.garments[0]!.places;
      const inch = (landmarks.floor.y - landmarks.crown.y) / bodyOf(measurements).landmarks.floorY;
      const away = Math.hypot(sleeve!.x - landmarks.wrist.x, sleeve!.y - landmarks.wrist.y);
      expect(away / inch).toBeLessThan(1);
      expect(landmarks.shoulder.x).toBeLessThan(WORN_SHEET.width);
    }
  });
});

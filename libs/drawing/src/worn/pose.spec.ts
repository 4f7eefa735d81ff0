import { polyline } from '../form/polyline';
import { bodyOf } from '../form/body';
import { carried } from '../garment/cut/carried';
import type { GarmentInput } from '../garment/piece';
import { pieceIn } from './testing/worn';
import { drawWorn } from './draw-worn';
import { PLAUSIBLE_BODIES } from './testing/bodies';
import { poseOf } from './pose';
import type { Stance } from './pose';
import { stanceFor } from './stance-for';
import { withoutIds } from './testing/worn-svg';
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

  it.each([
    ['right', 1],
    ['left', -1],
  ] as const)(
    'poseOf with the weight on the %s lays that hand on the thigh and sets the other leg aside',
    (stance, side) => {
      for (const measurements of PLAUSIBLE_BODIES) {
        const body = bodyOf(measurements);
        const { arms, legs } = poseOf(body, stance);
        const { wrist } = body.arm;
        const bent = arms({ x: side * wrist.x, y: wrist.y });
        expect(side * bent.x).toBeLessThan(body.half(bent.y) + 0.8);
        const hanging = { x: -side * wrist.x, y: wrist.y };
        expect(arms(hanging)).toEqual(hanging);
        const knee = { x: side * body.landmarks.kneeOuter, y: body.landmarks.kneeY };
        expect(legs(knee)).toEqual(knee);
        expect(-side * legs({ ...knee, x: -knee.x }).x).toBeGreaterThan(body.landmarks.kneeOuter + 0.3);
      }
    },
  );

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

  it('drawWorn says where the hem of the right leg ends, whichever is set aside', () => {
    const hemOf = (stance: Stance): number => {
      const { landmarks } = drawWorn({
        measurements: {},
        garments: [pieceIn('Bottoms', 'straight-trousers')],
        stance,
      });
      return landmarks.garments[0]!.places.hem!.x - landmarks.floor.x;
    };
    expect(hemOf('left')).toBeGreaterThan(hemOf('right') + 8);
  });

  it('drawWorn stands on either leg, and always on the right one with a bag in the left hand', () => {
    const drawn = (stance: Stance, ...garments: GarmentInput[]): string =>
      withoutIds(drawWorn({ measurements: {}, garments, stance }).svg);
    expect(drawn('left', ...LONG)).not.toBe(drawn('right', ...LONG));
    const bag = pieceIn('Accessories', 'tote-bag', { accessories: ['hand-held-bag'] });
    expect(drawn('left', ...LONG, bag)).toBe(drawn('right', ...LONG, bag));
  });
});

describe('stanceFor', () => {
  it('stanceFor varies from garment to garment, and stays for one whose values change', () => {
    const types = ['shirt', 't-shirt', 'blouse', 'sweater', 'cardigan', 'tank', 'camisole', 'polo'];
    const stances = types.map((type) => stanceFor([pieceIn('Tops', type)]));
    expect(new Set(stances).size).toBe(2);
    expect(types.map((type) => stanceFor([pieceIn('Tops', type, { neckline: ['v-neck'] })]))).toEqual(
      stances,
    );
  });
});

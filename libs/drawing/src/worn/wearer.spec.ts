import { listHairColors, SKIN_HEX, SKIN_TONES } from '@figura/contracts';
import { computeLightness } from '../garment/paint/colors';
import { createWearer } from './wearer';

const HEXES = Array.from(
  { length: 48 },
  (_, index) => `#${((index * 0x54321f) % 0xffffff).toString(16).padStart(6, '0')}`,
);
const createRingWearer = (hex?: string) =>
  createWearer({ category: 'Jewelry', type: 'ring', attributes: {}, colors: [{ hex }] }, ['bun', 'cropped']);

describe('wearerOf', () => {
  it('wearerOf gives an item the same wearer each time, with natural hair in one of the cuts', () => {
    for (const hex of [...HEXES, undefined]) {
      const { hair, ...others } = createRingWearer(hex);
      expect(createRingWearer(hex)).toEqual({ hair, ...others });
      expect(['bun', 'cropped']).toContain(hair!.cut);
      expect(listHairColors(hair!.cut)).toContain(hair!.color);
    }
  });

  it('wearerOf shows items on all skin tones, each on one that it stands out from', () => {
    const tones = HEXES.map((hex) => {
      const { skin } = createRingWearer(hex);
      expect(Math.abs(computeLightness(SKIN_HEX[skin!]) - computeLightness(hex))).toBeGreaterThan(0.15);
      return skin;
    });
    expect(new Set(tones)).toEqual(new Set(SKIN_TONES));
  });
});

import { classify } from '@figura/classifier';
import { translateAll } from '@figura/messages';
import type { TapeMeasurements } from '@figura/contracts';
import { findCodeNote, listFeatures, TYPICAL_BODIES } from './index';

const findNote = (measurements: TapeMeasurements) =>
  translateAll(
    findCodeNote(classify(measurements).combined, listFeatures({ measurements, bodyConcerns: [] })),
    'en',
  );

describe('findCodeNote', () => {
  it.each([
    [
      'a waist that draws in under the letter E',
      { ...TYPICAL_BODIES.E1, waist: 33, hips: 42, shoulders: 44.5 },
      /it does draw in/,
    ],
    [
      'a straight waist under the letter A',
      { ...TYPICAL_BODIES.A1, shoulders: 33, chest: 31, waist: 29.6, hips: 32.6 },
      /less curved than your letter/,
    ],
    [
      'wide hips under the letter A',
      { ...TYPICAL_BODIES.A1, shoulders: 33, hips: 35, waist: 27, chest: 33 },
      /which is wider/,
    ],
    [
      'even legs under the digit 2',
      { ...TYPICAL_BODIES.A1, headToChest: 17.8, chestToCrotch: 15.6, crotchToKnee: 13.2, kneeToFloor: 17.4 },
      /half the people we compare with/,
    ],
    [
      'long legs under the digit 1',
      { ...TYPICAL_BODIES.A1, headToChest: 16.5, chestToCrotch: 14.8, crotchToKnee: 14.5, kneeToFloor: 18.9 },
      /compares you with a survey/,
    ],
  ])('findCodeNote explains why code and proportions differ: %s', (_what, measurements, note) => {
    expect(findNote(measurements)).toMatch(note);
  });

  it('findCodeNote returns null if code and proportions agree', () => {
    expect(findNote({ ...TYPICAL_BODIES.B2 })).toBeNull();
    expect(findNote({ ...TYPICAL_BODIES.C3 })).toBeNull();
  });
});

import type { TapeMeasurements } from '@figura/contracts';
import { hemFitOf } from '../index';

const PLACES = {
  landmarks: {
    shoulder: { between: ['crown', 'chest'] as const, share: 0.5 },
    waist: { between: ['chest', 'crotch'] as const, share: 1 / 3 },
  },
  places: { waist: 'your waist', knee: 'your knee', floor: 'the floor' },
};
const BODY: TapeMeasurements = {
  shoulders: 40,
  chest: 37,
  waist: 30,
  hips: 41,
  headToChest: 18,
  chestToCrotch: 15,
  crotchToKnee: 13,
  kneeToFloor: 18,
};
const fitOf = (
  ...[category, hem, unit = 'imperial', waist = []]: [
    Parameters<typeof hemFitOf>[1]['category'],
    number,
    ('imperial' | 'metric')?,
    string[]?,
  ]
) =>
  hemFitOf(PLACES, { category, attributes: { waist } }, hem, BODY, unit).map(({ part, sentence }) => [
    part,
    sentence.replaceAll('\u00a0', ' '),
  ]);

describe('where a hem ends', () => {
  it('is told from the waist for skirts and trousers', () => {
    expect(fitOf('Bottoms', 23)).toEqual([['hem', 'At 23 in from the waistband, it ends at your knee.']]);
    expect(fitOf('Bottoms', 65 / 2.54, 'metric')).toEqual([
      ['hem', 'At 65 cm from the waistband, it ends 6.5 cm below your knee.'],
    ]);
  });

  it.each(['Tops', 'One-Piece', 'Outerwear'] as const)('is told from the shoulder for %s', (category) => {
    expect(fitOf(category, 35)).toEqual([
      ['hem', 'At 35 in from the shoulder, beside the neck, it ends 2 in above your knee.'],
    ]);
  });

  it('is said with a waistband that sits lower, where the rise is low', () => {
    expect(fitOf('Bottoms', 23, 'imperial', ['low-rise']).map(([part]) => part)).toEqual(['hem', 'rise']);
    expect(fitOf('Bottoms', 23, 'imperial', ['high-rise']).map(([part]) => part)).toEqual(['hem']);
    expect(fitOf('One-Piece', 23, 'imperial', ['low-rise']).map(([part]) => part)).toEqual(['hem']);
  });

  it('is not told of what has none', () => {
    expect(fitOf('Shoes', 10)).toEqual([]);
  });
});

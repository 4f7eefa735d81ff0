import type { Garment } from '@figura/contracts';
import { tellDifference } from './tell-difference';

const createTop = (hex: string, attributes: Garment['attributes']): Garment => ({
  category: 'Tops',
  type: 'sweater',
  colors: [{ name: 'Color', hex }],
  attributes,
});

it('tellDifference names at most three visible changes', () => {
  const sweater = createTop('#f4efe4', { neckline: ['roll-neck'], sleeveLength: ['wrist'] });
  const shirt = createTop('#1f2a44', { neckline: ['v-neck'], sleeveLength: ['short'] });
  expect(tellDifference(sweater, shirt)).toBe('Darker, shorter sleeves, a more open neck.');
  expect(tellDifference(shirt, sweater)).toBe('Lighter in color, longer sleeves, a higher neck.');
});

it('tellDifference assumes usual values if unspecified, and omits what is the same', () => {
  const told = createTop('#ffffff', { sleeveLength: ['wrist'] });
  const untold = { ...told, attributes: {} };
  expect(tellDifference(told, told)).toBeNull();
  expect(tellDifference({ ...told, attributes: { sleeveLength: ['sleeveless'] } }, untold)).toBe(
    'Longer sleeves.',
  );
});

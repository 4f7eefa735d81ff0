import type { Garment } from '@figura/contracts';
import { tellDifference } from './tell-difference';

const createTop = (hex: string, attributes: Garment['attributes']): Garment => ({
  category: 'Tops',
  type: 'sweater',
  colors: [{ name: 'Color', hex }],
  attributes,
});

it('says what is seen to change, three at most', () => {
  const sweater = createTop('#f4efe4', { neckline: ['roll-neck'], sleeveLength: ['wrist'] });
  const shirt = createTop('#1f2a44', { neckline: ['v-neck'], sleeveLength: ['short'] });
  expect(tellDifference(sweater, shirt)).toBe('Darker, shorter sleeves, a more open neck.');
  expect(tellDifference(shirt, sweater)).toBe('Lighter in color, longer sleeves, a higher neck.');
});

it('takes what is not told as usual for the kind, and says nothing of what is alike', () => {
  const told = createTop('#ffffff', { sleeveLength: ['wrist'] });
  const untold = { ...told, attributes: {} };
  expect(tellDifference(told, told)).toBeNull();
  expect(tellDifference({ ...told, attributes: { sleeveLength: ['sleeveless'] } }, untold)).toBe(
    'Longer sleeves.',
  );
});

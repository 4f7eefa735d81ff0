import { rankColors } from './photo-colors';

it('rankColors names the colors of a picture, the largest area first, with the shade that is in it', () => {
  const camel = [184, 140, 92, 255];
  const navy = [30, 40, 70, 255];
  const pixels = [...Array.from({ length: 5 }, () => camel).flat(), ...navy, ...navy];
  expect(rankColors(pixels)).toEqual([
    { name: 'Camel', hex: '#b88c5c' },
    { name: 'Navy', hex: '#1e2846' },
  ]);
});

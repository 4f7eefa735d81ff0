/** @jest-environment node */
import { rankColors } from './photo-colors';

it('rankColors names the colors of a picture by area, each with its most frequent shade', () => {
  const camel = [184, 140, 92, 255];
  const shaded = [190, 150, 98, 255];
  const navy = [30, 40, 70, 255];
  const fill = (pixel: number[], count: number) => Array.from({ length: count }, () => pixel).flat();
  expect(rankColors([...fill(navy, 4), ...fill(shaded, 2), ...fill(camel, 3)])).toEqual([
    { name: 'Camel', hex: '#b88c5c' },
    { name: 'Navy', hex: '#1e2846' },
  ]);
});

/** @jest-environment node */
import { HORIZONTAL_TYPES } from '@figura/contracts';
import { EXAMPLES, GIRTH_RANGES, GIRTHS, getLetter } from './shape';

it.each(HORIZONTAL_TYPES)('the example of %s has that type and lies within the slider ranges', (letter) => {
  const shape = EXAMPLES[letter];
  expect(getLetter(shape)).toBe(letter);
  for (const girth of GIRTHS) {
    expect(shape[girth]).toBeGreaterThanOrEqual(GIRTH_RANGES[girth].min);
    expect(shape[girth]).toBeLessThanOrEqual(GIRTH_RANGES[girth].max);
  }
});

it('getLetter changes the letter at the border of the rules', () => {
  const hourglass = EXAMPLES.A;
  expect(getLetter({ ...hourglass, hips: hourglass.shoulders + 2 })).toBe('A');
  expect(getLetter({ ...hourglass, hips: hourglass.shoulders + 2.5 })).toBe('B');
});

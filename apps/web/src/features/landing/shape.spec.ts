/** @jest-environment node */
import { HORIZONTAL_TYPES } from '@figura/contracts';
import { EXAMPLES, GIRTH_RANGES, GIRTHS, getLetter } from './shape';

it.each(HORIZONTAL_TYPES)('the example of %s is of that type, and within what can be moved', (letter) => {
  const shape = EXAMPLES[letter];
  expect(getLetter(shape)).toBe(letter);
  for (const girth of GIRTHS) {
    expect(shape[girth]).toBeGreaterThanOrEqual(GIRTH_RANGES[girth].min);
    expect(shape[girth]).toBeLessThanOrEqual(GIRTH_RANGES[girth].max);
  }
});

it('letterOf changes the letter where the rules do', () => {
  const hourglass = EXAMPLES.A;
  expect(getLetter({ ...hourglass, hips: hourglass.shoulders + 2 })).toBe('A');
  expect(getLetter({ ...hourglass, hips: hourglass.shoulders + 2.5 })).toBe('B');
});

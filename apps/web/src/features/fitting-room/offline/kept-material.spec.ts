/** @jest-environment node */
import { isCurrent } from './kept-material';

const GIVEN = Date.UTC(2026, 10, 1);
const addDays = (days: number) => GIVEN + days * 24 * 3_600_000;

it.each([
  [true, 0],
  [true, 29],
  [false, 31],
  [true, -1],
  [false, -31],
])('material is current (%s) %s days after it was sent', (counts, days) => {
  expect(isCurrent(GIVEN, addDays(days))).toBe(counts);
});

it('material with an unknown date is not current', () => {
  expect(isCurrent(NaN, GIVEN)).toBe(false);
});

/** @jest-environment node */
import { formatDay } from './format-day';

it.each([
  ['2026-03-14', 'March 14, 2026'],
  ['2025-12-31', 'December 31, 2025'],
])('%s reads %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

/** @jest-environment node */
import { formatDay, formatRecentDay } from './format-day';

it.each([
  ['2026-03-14', 'March 14, 2026'],
  ['2025-12-31', 'December 31, 2025'],
])('formatDay formats %s as %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

it.each([
  ['2026-11-27', 'today'],
  ['2026-11-21', 'on Saturday'],
  ['2026-11-20', 'on November 20'],
  ['2025-12-31', 'on December 31, 2025'],
])('formatRecentDay formats %s on November 27, 2026 as %s', (day, text) => {
  expect(formatRecentDay(day, '2026-11-27')).toBe(text);
});

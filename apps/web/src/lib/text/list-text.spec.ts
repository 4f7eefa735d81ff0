/** @jest-environment node */
import { formatList } from './list-text';

it.each([0, 1, 2, 3, 4])('formatList joins %i items in American style', (count) => {
  const things = ['A1', 'B1', 'C1', 'D1'].slice(0, count);
  expect(formatList(things)).toBe(new Intl.ListFormat('en-US').format(things));
});

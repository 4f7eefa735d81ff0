/** @jest-environment node */
import { backToTrends } from './back-to-trends';

it.each([
  ['personalized', 'Tops', '/current-trends?tab=personalized'],
  ['category', 'One-Piece', '/current-trends/category/One-Piece'],
  ['category', 'tops', '/current-trends/category/Tops'],
  ['category', '', '/current-trends'],
  ['category', '//evil.example', '/current-trends'],
  ['elsewhere', 'Tops', '/current-trends'],
  [null, 'Tops', '/current-trends'],
])('the way back from an item opened from %p with the category %p is %s', (from, category, goal) => {
  expect(backToTrends(from, category)).toBe(goal);
});

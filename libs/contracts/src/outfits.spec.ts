import { getSeason } from './outfits';

it.each([
  ['north', 11, 'winter'],
  ['north', 2, 'spring'],
  ['north', 7, 'summer'],
  ['north', 8, 'fall'],
  ['south', 11, 'summer'],
  ['south', 2, 'fall'],
  ['south', 7, 'winter'],
  ['south', 8, 'spring'],
] as const)('the season in the %s in month %i is %s', (hemisphere, month, season) => {
  expect(getSeason(month, hemisphere)).toBe(season);
});

import { guessSizeRegion } from './size-region';

it.each([
  ['in', 'en-US', 'women', 'US'],
  ['cm', 'en-US', 'women', 'EU'],
  ['cm', 'en-GB', 'men', 'UK'],
  ['in', 'en-GB', 'men', 'UK'],
  ['cm', 'fr', 'men', 'FR'],
  ['cm', 'it-IT', 'women', 'IT'],
  ['cm', 'de-AT', 'men', 'DE'],
  ['cm', 'ja', 'women', 'JP'],
  ['cm', 'ja', 'men', 'EU'],
  ['in', 'de-DE', 'men', 'US'],
  ['cm', 'not a locale!', 'women', 'EU'],
] as const)('the size region for %s in %s for %s is %s', (unit, locale, wearer, region) => {
  expect(guessSizeRegion(unit, locale, wearer)).toBe(region);
});

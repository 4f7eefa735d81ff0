/** @jest-environment node */
import { createMeasuredUser, createUser } from '../testing/a-user';
import { claimDrafts } from '../drafts/draft-stores';
import { getDefaultUnit, rememberChosenUnit, getLocaleUnit } from './default-unit';

it.each([
  ['en-US', 'in'],
  ['en', 'in'],
  ['en-LR', 'in'],
  ['my-MM', 'in'],
  ['en-GB', 'cm'],
  ['de', 'cm'],
  ['not a locale!', 'in'],
])('the unit to measure in of %s is %s', (locale, unit) => {
  expect(getLocaleUnit(locale)).toBe(unit);
});

it('the unit to measure in follows the locale until there are measurements or a choice', () => {
  expect(getDefaultUnit(createUser(), 'fr-FR')).toBe('cm');
  expect(getDefaultUnit(createUser(), 'en-US')).toBe('in');
});

it('the unit to measure in is the preference of the account once that says something', () => {
  expect(getDefaultUnit(createUser({ unitPreference: 'metric' }), 'en-US')).toBe('cm');
  expect(getDefaultUnit(createMeasuredUser({ unitPreference: 'imperial' }), 'fr-FR')).toBe('in');
});

it('the unit to measure in is remembered as a choice for the account that made it, and for no other', () => {
  claimDrafts('florence');
  rememberChosenUnit('in');
  claimDrafts('florence');
  expect(getDefaultUnit(createUser({ id: 'florence' }), 'fr-FR')).toBe('in');
  claimDrafts('grace');
  expect(getDefaultUnit(createUser({ id: 'grace' }), 'fr-FR')).toBe('cm');
});

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
])('the default unit of %s is %s', (locale, unit) => {
  expect(getLocaleUnit(locale)).toBe(unit);
});

it('the default unit follows the locale until there are measurements or a choice', () => {
  expect(getDefaultUnit(createUser(), 'fr-FR')).toBe('cm');
  expect(getDefaultUnit(createUser(), 'en-US')).toBe('in');
});

it('the default unit is the account’s preference if there is one', () => {
  expect(getDefaultUnit(createUser({ unitPreference: 'metric' }), 'en-US')).toBe('cm');
  expect(getDefaultUnit(createMeasuredUser({ unitPreference: 'imperial' }), 'fr-FR')).toBe('in');
});

it('the chosen unit is remembered only for the account that chose it', () => {
  claimDrafts('florence');
  rememberChosenUnit('in');
  claimDrafts('florence');
  expect(getDefaultUnit(createUser({ id: 'florence' }), 'fr-FR')).toBe('in');
  claimDrafts('grace');
  expect(getDefaultUnit(createUser({ id: 'grace' }), 'fr-FR')).toBe('cm');
});

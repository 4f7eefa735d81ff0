import { findLocale, listLifeContexts, type LifeState } from './preferences';

const PREGNANT: LifeState = { state: 'pregnant' };
const DUE: LifeState = { state: 'pregnant', dueMonth: '2027-03' };

it.each<[string, LifeState[], string, string[]]>([
  ['nothing', [], '2027-01-10', []],
  ['a pregnancy', [PREGNANT], '2027-01-10', ['maternity']],
  ['both', [{ state: 'nursing' }, PREGNANT], '2027-01-10', ['maternity', 'nursing']],
  ['a pregnancy before its due month', [DUE], '2026-11-27', ['maternity']],
  ['a pregnancy a month after its due month', [DUE], '2027-04-30', ['maternity']],
  ['a pregnancy two months after its due month', [DUE], '2027-05-01', []],
])('listLifeContexts returns the contexts of %s', (_, lifeStates, day, contexts) => {
  expect(listLifeContexts(lifeStates, new Date(`${day}T12:00:00Z`))).toEqual(contexts);
});

it.each([
  [['fr', 'EN-gb', 'en'], 'en-GB'],
  [['en-AU'], 'en-US'],
  [['tlh'], null],
])('the locale for the preferences %j is %s', (wishes, locale) => {
  expect(findLocale(wishes)).toBe(locale);
});

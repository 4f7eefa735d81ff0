/** @jest-environment node */
import { A_TAPE } from '../../lib/testing/a-user';
import { findAllEight, formatFieldText, readMeasuredValue, readValuesInInches } from './measured-values';

const createWaist = (text: string, unit: 'in' | 'cm' = 'in') => ({ waist: { text, unit } });

it('a measurement field shows the typed text in its unit however often the unit is toggled', () => {
  const entries = createWaist('30 1/2');
  expect(formatFieldText('waist', entries, null, 'in')).toBe('30 1/2');
  expect(formatFieldText('waist', entries, null, 'cm')).toBe('77.5');
  expect(formatFieldText('waist', entries, null, 'in')).toBe('30 1/2');
});

it('a measurement field shows stored values in eighths of an inch, or in cm with one decimal', () => {
  expect(formatFieldText('waist', {}, { waist: 30.5 }, 'in')).toBe('30½');
  expect(formatFieldText('waist', {}, { waist: 36.22 }, 'cm')).toBe('92.0');
  expect(formatFieldText('waist', {}, null, 'in')).toBe('');
});

it('a measurement field keeps the exact stored value while untouched', () => {
  expect(readMeasuredValue('waist', {}, { waist: 36.22 })).toEqual({ ok: true, inches: 36.22 });
});

it('a measurement field converts typed text once, to inches with two decimals', () => {
  expect(readMeasuredValue('waist', createWaist('92', 'cm'), { waist: 30 })).toEqual({
    ok: true,
    inches: 36.22,
  });
  expect(readMeasuredValue('waist', createWaist('92,5', 'cm'), null)).toEqual({ ok: true, inches: 36.42 });
});

it.each([
  ['', 'in', 'missing', 'Input is empty'],
  ['abc', 'in', 'unreadable', 'Invalid format'],
  ['-3', 'in', 'not-positive', 'Invalid number'],
  ['0', 'in', 'not-positive', 'must be greater than 0'],
  ['151', 'in', 'too-large', 'must be at most 150 in'],
  ['400', 'cm', 'too-large', 'must be at most 381 cm'],
] as const)('a measurement field explains why %p %s is not a measurement', (text, unit, problem, reason) => {
  expect(readMeasuredValue('waist', createWaist(text, unit), { waist: 30 })).toEqual({
    ok: false,
    problem,
    reason,
  });
});

it('a measurement field is missing if nothing is typed or stored', () => {
  expect(readMeasuredValue('waist', {}, null)).toMatchObject({ ok: false, problem: 'missing' });
});

it('a measurement field shows and keeps exact inches in a draft like stored ones', () => {
  expect(formatFieldText('waist', { waist: 28.54 }, { waist: 30 }, 'cm')).toBe('72.5');
  expect(formatFieldText('waist', { waist: 38.38 }, null, 'in')).toBe('38⅜');
  expect(readMeasuredValue('waist', { waist: 38.38 }, null)).toEqual({ ok: true, inches: 38.38 });
});

it('the values of a form contain only readable fields', () => {
  const entries = { ...createWaist('30'), hips: { text: 'x', unit: 'in' as const } };
  expect(readValuesInInches(['waist', 'hips', 'chest'], entries, { chest: 36 })).toEqual({
    waist: 30,
    chest: 36,
  });
});

it('the values of a form are complete only if all eight exist', () => {
  const { kneeToFloor, ...seven } = A_TAPE;
  expect(findAllEight(seven)).toBeNull();
  expect(findAllEight({ ...seven, kneeToFloor })).toEqual(A_TAPE);
});

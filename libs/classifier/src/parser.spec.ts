import { translate } from '@figura/messages';
import fc from 'fast-check';

import texts from './golden/measurement-texts.json';
import { hasUnitMark, parseMeasurement } from './parser';
import type { LengthUnit } from './units';
import { formatMeasurement } from './units';

const ERRORS = ['Input is empty', 'Invalid format', 'Invalid number'];

function isOutcome(text: string, unit: LengthUnit): boolean {
  const parsed = parseMeasurement(text, unit);
  if (!parsed.ok) return ERRORS.includes(translate(parsed.error, 'en'));
  const isOnGrid = unit === 'cm' || Number.isInteger(parsed.value * 8);
  return isOnGrid && Number.isFinite(parsed.value) && parsed.value >= 0;
}

const readInWords = (text: string, unit?: LengthUnit) => {
  const parsed = parseMeasurement(text, unit);
  return parsed.ok ? parsed : { ok: false, error: translate(parsed.error, 'en') };
};

const anyUnit = fc.constantFrom<LengthUnit>('in', 'cm');
const nearMeasurement = fc.string({
  unit: fc.constantFrom(...'0123456789.,-−/⁄ \t"”½⅞⅓incm.e+'),
  maxLength: 12,
});

describe('parseMeasurement', () => {
  it.each(texts)('parseMeasurement reads $text in $unit', ({ text, unit, value, error }) => {
    const expected = error === undefined ? { ok: true, value } : { ok: false, error };
    expect(readInWords(text, unit as LengthUnit)).toEqual(expected);
  });

  it('parseMeasurement assumes inches by default', () => {
    expect(parseMeasurement('12.3')).toEqual({ ok: true, value: 12.25 });
  });

  it('parseMeasurement returns a value or one of three errors for any text [S42] [S45]', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), anyUnit, isOutcome), {
      numRuns: 2_000,
    });
    fc.assert(fc.property(nearMeasurement, anyUnit, isOutcome), { numRuns: 20_000 });
  });

  it('parseMeasurement reads every eighth back as written', () => {
    for (let eighths = 0; eighths <= 150 * 8; eighths++) {
      const value = eighths / 8;
      expect(parseMeasurement(formatMeasurement(value, 'in'))).toEqual({ ok: true, value });
      expect(parseMeasurement(String(value))).toEqual({ ok: true, value });
      expect(parseMeasurement(`${Math.floor(value)} ${eighths % 8}/8`)).toEqual({ ok: true, value });
    }
  });

  it('parseMeasurement refuses the negative of any number that it accepts', () => {
    fc.assert(
      fc.property(nearMeasurement, (text) => {
        fc.pre(parseMeasurement(text).ok);
        expect(readInWords(`-${text}`)).toEqual({ ok: false, error: 'Invalid number' });
      }),
    );
  });

  // Quadratic time would need a minute for each.
  it.each([
    ['digits', '1'],
    ['spaces', ' '],
    ['digits and spaces', '1 '],
    ['fractions', '1/'],
    ['hyphens', '-'],
    ['glyphs', '½'],
    ['marks', 'in'],
  ])('parseMeasurement takes linear time for 200,000 characters of %s', (_name, piece) => {
    const flood = piece.repeat(200_000 / piece.length);
    for (const text of [flood, `${flood}x`, `x${flood}x`, `1${flood}/`]) {
      expect(isOutcome(text, 'in')).toBe(true);
    }
  });
});

it.each([
  ['106 cm', true],
  ['106CM.', true],
  ['41 ¾ in', true],
  ['12″', true],
  ['106', false],
  ['41 ¾', false],
  ['', false],
])('hasUnitMark(%j) is %j', (text, expected) => {
  expect(hasUnitMark(text)).toBe(expected);
});

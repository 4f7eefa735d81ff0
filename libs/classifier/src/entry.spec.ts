import { translate } from '@figura/messages';
import fc from 'fast-check';

import { formatEntry, parseEntryInches, keepOtherwise, detectEntryUnit } from './entry';
import type { LengthUnit } from './units';

const anyUnit = fc.constantFrom<LengthUnit>('in', 'cm');

describe('detectEntryUnit', () => {
  it.each([
    [{ text: '38', unit: 'in' }, 'in'],
    [{ text: '100 cm', unit: 'in' }, 'cm'],
    [{ text: '12"', unit: 'cm' }, 'in'],
    [{ text: 'nonsense', unit: 'cm' }, 'cm'],
  ] as const)('detectEntryUnit takes %p to be in %p', (entry, unit) => {
    expect(detectEntryUnit(entry)).toBe(unit);
  });
});

describe('parseEntryInches', () => {
  it.each([
    [{ text: '38', unit: 'in' }, 38],
    [{ text: '12 1/8', unit: 'in' }, 12.13],
    [{ text: '96,5', unit: 'cm' }, 37.99],
    [{ text: '100', unit: 'cm' }, 39.37],
    [{ text: '100 cm', unit: 'in' }, 39.37],
    [{ text: '12"', unit: 'cm' }, 12],
    [{ text: '96.43', unit: 'cm' }, 37.95],
    [{ text: '0.01', unit: 'cm' }, 0],
  ] as const)('parseEntryInches stores %p as %p in', (entry, value) => {
    expect(parseEntryInches(entry)).toEqual({ ok: true, value });
  });

  it.each([
    [{ text: ' ', unit: 'cm' }, 'Input is empty'],
    [{ text: '12 in cm', unit: 'cm' }, 'Invalid format'],
    [{ text: '-1', unit: 'in' }, 'Invalid number'],
  ] as const)("parseEntryInches returns the parser's error for %p", (entry, error) => {
    const parsed = parseEntryInches(entry);
    expect(parsed.ok || translate(parsed.error, 'en')).toBe(error);
  });
});

describe('keepOtherwise', () => {
  it.each([
    [{ text: '28.3', unit: 'in' }, '28¼'],
    [{ text: '12 1/3', unit: 'in' }, '12⅜'],
    [{ text: '96.43', unit: 'cm' }, '96.4'],
    [{ text: '96.43 cm', unit: 'in' }, '96.4'],
    [{ text: '28 1/4', unit: 'in' }, null],
    [{ text: '28,25', unit: 'in' }, null],
    [{ text: '96.4', unit: 'cm' }, null],
    [{ text: 'wide', unit: 'in' }, null],
    [{ text: '-28.3', unit: 'in' }, null],
    [{ text: '1/0', unit: 'in' }, null],
  ] as const)('keepOtherwise keeps %p as %p', (entry, kept) => {
    expect(keepOtherwise(entry)).toBe(kept);
  });
});

describe('formatEntry', () => {
  it.each([
    [{ text: '12 1/2', unit: 'in' }, 'in', '12 1/2'],
    [{ text: '12 1/2', unit: 'in' }, 'cm', '31.8'],
    [{ text: '96,5', unit: 'cm' }, 'in', '38.0'],
    [{ text: '100 cm', unit: 'in' }, 'in', '100 cm'],
    [{ text: '100 cm', unit: 'in' }, 'cm', '100.0'],
    [{ text: '96,5', unit: 'cm' }, 'cm', '96,5'],
    [{ text: '12 in?', unit: 'in' }, 'cm', '12 in?'],
    [{ text: '', unit: 'cm' }, 'in', ''],
  ] as const)('formatEntry shows %p in %s as %p', (entry, unit, expected) => {
    expect(formatEntry(entry, unit)).toBe(expected);
  });

  it('formatEntry returns the typed text however often the user toggles the unit', () => {
    const typed = fc.record({ text: fc.string({ unit: 'binary' }), unit: anyUnit });
    fc.assert(
      fc.property(typed, fc.array(anyUnit), (entry, toggles) => {
        const stored = parseEntryInches(entry);
        for (const unit of toggles) formatEntry(entry, unit);
        expect(formatEntry(entry, entry.unit)).toBe(entry.text);
        expect(parseEntryInches(entry)).toEqual(stored);
      }),
    );
  });

  it('formatEntry shows a stored value within half a tenth of the typed value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 38_100 }), (hundredths) => {
        const centimeters = hundredths / 100;
        const shown = Number(formatEntry({ text: String(centimeters), unit: 'cm' }, 'in'));
        expect(Math.abs(shown - centimeters / 2.54)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });
});

import fc from 'fast-check';

import { convertLength, formatMeasurement, formatRoundedLength, roundLength, roundTo } from './units';

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [1.004, 2, 1],
    [31.75, 1, 31.8],
    [0.125, 2, 0.13],
    [40, 2, 40],
    [0, 2, 0],
  ])('roundTo rounds %p to %p decimals as it is written', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });
});

describe('convertLength', () => {
  it.each([
    [1, 2.5],
    [12.5, 31.8],
    [38, 96.5],
    [0, 0],
  ])('convertLength converts %p in to %p cm', (inches, centimeters) => {
    expect(convertLength(inches, 'in', 'cm')).toBe(centimeters);
  });

  it.each([
    [2.54, 1],
    [31.1, 12.2],
    [100, 39.4],
  ])('convertLength converts %p cm to %p in', (centimeters, inches) => {
    expect(convertLength(centimeters, 'cm', 'in')).toBe(inches);
  });

  it.each(['in', 'cm'] as const)(
    'convertLength leaves a length in %s unchanged if the unit is the same',
    (unit) => {
      expect(convertLength(12.3456, unit, unit)).toBe(12.3456);
    },
  );

  it('convertLength round-trips through centimeters within 0.05 in [S44]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (tenths) => {
        const inches = tenths / 10;
        const back = convertLength(convertLength(inches, 'in', 'cm'), 'cm', 'in');
        expect(Math.abs(back - inches)).toBeLessThanOrEqual(0.05);
      }),
    );
  });
});

describe('formatMeasurement', () => {
  it.each([
    [0, '0'],
    [0.05, '0'],
    [0.375, '⅜'],
    [12, '12'],
    [12.13, '12⅛'],
    [12.25, '12¼'],
    [12.38, '12⅜'],
    [12.5, '12½'],
    [12.63, '12⅝'],
    [12.75, '12¾'],
    [12.88, '12⅞'],
    [12.95, '13'],
    [-0.5, '-½'],
    [-1.25, '-1¼'],
    [-0.01, '0'],
  ])('formatMeasurement writes %p in as %p', (inches, expected) => {
    expect(formatMeasurement(inches, 'in')).toBe(expected);
  });

  it.each([
    [31.1, '31.1'],
    [31, '31.0'],
    [31.75, '31.8'],
    [-0.04, '0.0'],
    [-2.5, '-2.5'],
  ])('formatMeasurement writes %p cm as %p', (centimeters, expected) => {
    expect(formatMeasurement(centimeters, 'cm')).toBe(expected);
  });
});

describe('formatRoundedLength', () => {
  it.each([
    [0.05, 'in', 0.125, '⅛_in'],
    [0.3, 'in', 0.25, '¼_in'],
    [1.2, 'in', 1.25, '1¼_in'],
    [7.3, 'in', 7.5, '7½_in'],
    [38, 'in', 38, '38_in'],
    [0.05, 'cm', 0.5, '0.5_cm'],
    [1, 'cm', 2.5, '2.5_cm'],
    [8, 'cm', 20, '20_cm'],
  ] as const)('rounds %p inches in %s to %p, and writes it as %p', (inches, unit, rounded, expected) => {
    expect(roundLength(inches, unit)).toBe(rounded);
    expect(formatRoundedLength(inches, unit)).toBe(expected.replaceAll('_', '\u00a0'));
  });
});

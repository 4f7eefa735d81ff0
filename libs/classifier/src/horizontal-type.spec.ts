import { translateAll } from '@figura/messages';
import { classifyHorizontal, validateHorizontal as validate } from './horizontal-type';

const SENTENCES = {
  shoulders: 'Shoulder measurement must be greater than 0',
  chest: 'Chest measurement must be greater than 0',
  waist: 'Waist measurement must be greater than 0',
  hips: 'Hip measurement must be greater than 0',
};
const girths = { shoulders: 40, chest: 37, waist: 31, hips: 40 };
const validateHorizontal = (girths: Parameters<typeof validate>[0]) =>
  translateAll(validate(girths), 'en') as { isValid: boolean; errors: string[] };
const names = Object.keys(SENTENCES) as (keyof typeof SENTENCES)[];

describe('validateHorizontal', () => {
  it('validateHorizontal accepts girths above 0', () => {
    expect(validateHorizontal(girths)).toEqual({ isValid: true, errors: [] });
    expect(validateHorizontal({ ...girths, waist: 0.01 }).isValid).toBe(true);
  });

  it.each(names)('validateHorizontal reports only %s if it is missing or not a length', (name) => {
    const { [name]: _left, ...others } = girths;
    const invalid = { isValid: false, errors: [SENTENCES[name]] };
    expect(validateHorizontal(others)).toEqual(invalid);
    for (const value of [0, -0, -1, NaN, Infinity, -Infinity]) {
      expect(validateHorizontal({ ...girths, [name]: value })).toEqual(invalid);
    }
  });

  it('validateHorizontal lists every invalid girth in the order of the form', () => {
    expect(validateHorizontal({}).errors).toEqual(Object.values(SENTENCES));
    expect(validateHorizontal({ ...girths, hips: 0, chest: -2 }).errors).toEqual([
      SENTENCES.chest,
      SENTENCES.hips,
    ]);
  });
});

describe('classifyHorizontal', () => {
  it('classifyHorizontal returns E and finite ratios for invalid girths', () => {
    for (const name of names) {
      for (const value of [0, -1, NaN, Infinity]) {
        const { type, ...ratios } = classifyHorizontal({ ...girths, [name]: value });
        expect(type).toBe('E');
        for (const ratio of Object.values(ratios)) expect(Number.isFinite(ratio)).toBe(true);
      }
    }
  });

  it('classifyHorizontal returns a ratio of 0 if the divisor is zero', () => {
    expect(classifyHorizontal({ ...girths, waist: 0 })).toEqual({
      type: 'E',
      shoulderToWaist: 0,
      hipsToWaist: 0,
      shoulderToHips: 1,
    });
  });
});

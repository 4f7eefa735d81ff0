import fc from 'fast-check';
import type { LengthUnit } from '../units';
import { findOptionalHint } from '../index';

const CHEST = 37;

const findUnderbustHint = (underbust?: number, chest?: number, typed?: LengthUnit) =>
  findOptionalHint('underbust', { ...(underbust && { underbust }), ...(chest && { chest }) }, typed);

describe('findOptionalHint for an underbust', () => {
  it.each([
    ['a slight difference', 34.5],
    ['a usual difference', 31.5],
    ['a large difference', 26],
    ['no difference', 37],
  ])('returns no hint for %s', (_name, underbust) => {
    expect(findUnderbustHint(underbust, CHEST)).toBeNull();
  });

  it('suspects the wrong unit', () => {
    expect(findUnderbustHint(31.5 * 2.54, CHEST)).toMatchObject({ kind: 'unit-slip', meantUnit: 'cm' });
    expect(findUnderbustHint(31.5 / 2.54, CHEST)).toMatchObject({ kind: 'unit-slip', meantUnit: 'in' });
  });

  it('does not suspect the unit that the user typed', () => {
    expect(findUnderbustHint(31.5 * 2.54, CHEST, 'cm')).toMatchObject({ kind: 'unusual' });
  });

  it('suspects a folded tape', () => {
    expect(findUnderbustHint(31.5 / 2, CHEST)).toMatchObject({ kind: 'half-girth' });
  });

  it('finds it unusual if it is wider than the chest or much narrower', () => {
    expect(findUnderbustHint(40, CHEST)).toEqual({ kind: 'unusual', measurements: ['underbust'] });
    expect(findUnderbustHint(6, CHEST)).toEqual({ kind: 'unusual', measurements: ['underbust'] });
  });

  it('returns no hint if either value is missing or invalid', () => {
    for (const missing of [undefined, 0, -3, NaN, Infinity]) {
      expect(findUnderbustHint(missing, CHEST)).toBeNull();
      expect(findUnderbustHint(31, missing)).toBeNull();
    }
  });

  it('is independent of body size', () => {
    const share = fc.double({ min: 0.2, max: 3, noNaN: true });
    const chest = fc.double({ min: 20, max: 150, noNaN: true });
    fc.assert(
      fc.property(share, chest, (ratio, girth) => {
        fc.pre(
          Math.min(
            ...[0.62, 1].flatMap((edge) => [1, 2, 2.54, 1 / 2.54].map((by) => Math.abs(ratio * by - edge))),
          ) > 1e-6,
        );
        expect(findUnderbustHint(ratio * girth, girth)).toEqual(findUnderbustHint(ratio * 37, 37));
      }),
    );
  });
});

import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENT_LABELS, MEASUREMENTS } from '@figura/contracts';
import fc from 'fast-check';

import { findMisreadHints, STRAIGHT_ACROSS_RATIO, USUAL_RANGES } from './misread-hints';
import { acceptedBody, makeBody } from './testing/bodies';

function hintsFor(overrides: Partial<TapeMeasurements>): [Measurement, string][] {
  return findMisreadHints(makeBody(overrides)).map(({ measurement, kind }) => [measurement, kind]);
}

describe('findMisreadHints', () => {
  it('has nothing to say about usual measurements, however few there are', () => {
    expect(findMisreadHints(makeBody())).toEqual([]);
    expect(findMisreadHints({ waist: 30 })).toEqual([]);
    expect(findMisreadHints({})).toEqual([]);
  });

  it.each(MEASUREMENTS)('counts both ends of the range of %s as usual, and nothing beyond', (name) => {
    const { from, to } = USUAL_RANGES[name];
    for (const inches of [from, to]) expect(findMisreadHints({ [name]: inches })).toEqual([]);
    for (const inches of [from - 0.01, to + 0.01]) {
      expect(findMisreadHints({ [name]: inches })).toMatchObject([{ kind: 'unusual', measurement: name }]);
    }
  });

  it.each(MEASUREMENTS)('recognizes %s in the wrong unit, in both directions', (name) => {
    const { from, to } = USUAL_RANGES[name];
    const middle = (from + to) / 2;
    const [tooLarge] = findMisreadHints({ [name]: middle * 2.54 });
    expect(tooLarge).toMatchObject({ kind: 'unit-slip', measurement: name });
    expect(tooLarge!.message).toContain('centimeters entered as inches');
    expect(tooLarge!.meantUnit).toBe('cm');
    const [tooSmall] = findMisreadHints({ [name]: middle / 2.54 });
    expect(tooSmall).toMatchObject({ kind: 'unit-slip', measurement: name });
    expect(tooSmall!.message).toContain('inches entered as centimeters');
    expect(tooSmall!.meantUnit).toBe('in');
  });

  it('asks whether the tape went all the way around when the shoulders are far below the hips', () => {
    expect(hintsFor({ shoulders: 16, hips: 38 })).toEqual([['shoulders', 'straight-across']]);
    expect(hintsFor({ shoulders: 40 * STRAIGHT_ACROSS_RATIO - 0.01 })).toEqual([
      ['shoulders', 'straight-across'],
    ]);
    expect(hintsFor({ shoulders: 40 * STRAIGHT_ACROSS_RATIO })).toEqual([['shoulders', 'unusual']]);
    expect(findMisreadHints({ shoulders: 16, hips: 38 })[0]!.message).toContain('all the way around');
  });

  it('does not suspect shoulders of a usual girth, however wide the hips are', () => {
    expect(hintsFor({ shoulders: 36, hips: 54 })).toEqual([['hips', 'unusual']]);
  });

  it('does not suspect the shoulders when it is the hips that are in the wrong unit', () => {
    expect(hintsFor({ shoulders: 40, hips: 101.6 })).toEqual([['hips', 'unit-slip']]);
  });

  it('still sees the shoulders measured straight across beside such hips', () => {
    expect(hintsFor({ shoulders: 16, hips: 101.6 })).toEqual([
      ['shoulders', 'straight-across'],
      ['hips', 'unit-slip'],
    ]);
  });

  it('says unit slip, not straight across, when all girths are in the wrong unit', () => {
    expect(hintsFor({ shoulders: 15.7, chest: 14.6, waist: 12.2, hips: 15.7 })).toEqual([
      ['shoulders', 'unit-slip'],
      ['chest', 'unit-slip'],
      ['waist', 'unit-slip'],
      ['hips', 'unit-slip'],
    ]);
  });

  it('leaves what is no length to validation', () => {
    for (const value of [0, -3, NaN, Infinity]) {
      expect(findMisreadHints({ shoulders: value, waist: value })).toEqual([]);
      expect(findMisreadHints({ shoulders: 40, hips: value })).toEqual([]);
    }
  });

  it('gives each measurement at most one hint, in the order of the form, and names it', () => {
    fc.assert(
      fc.property(acceptedBody, (body) => {
        const hints = findMisreadHints(body);
        const hinted = hints.map(({ measurement }) => measurement);
        expect(hinted).toEqual(MEASUREMENTS.filter((name) => hinted.includes(name)));
        for (const { measurement, message } of hints)
          expect(message).toContain(MEASUREMENT_LABELS[measurement]);
      }),
    );
  });
});

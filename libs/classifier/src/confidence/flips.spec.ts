import type { TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import fc from 'fast-check';

import { classify } from '../body-type';
import { acceptedBody, lifelikeBody, makeBody } from '../testing/bodies';
import { findFlips } from './flips';

describe('findFlips', () => {
  it('findFlips finds the smallest change of each measurement that flips the code, in order', () => {
    const flips = findFlips(makeBody({ shoulders: 42, hips: 40, waist: 36 }));
    expect(flips.slice(0, 3)).toEqual([
      { measurement: 'shoulders', change: 0.125, code: 'E1' },
      { measurement: 'hips', change: -0.125, code: 'E1' },
      { measurement: 'waist', change: 0.375, code: 'E1' },
    ]);
  });

  it('findFlips reports the increase if both directions are equally near', () => {
    const shoulders = findFlips(makeBody()).find(({ measurement }) => measurement === 'shoulders');
    expect(shoulders).toEqual({ measurement: 'shoulders', change: 2.125, code: 'E1' });
  });

  it('findFlips leaves out measurements that cannot change the code on their own', () => {
    expect(findFlips(makeBody()).map(({ measurement }) => measurement)).not.toContain('chest');
  });

  it('findFlips never suggests zero or less', () => {
    const flips = findFlips(makeBody({ shoulders: 0.125, waist: 0.5, hips: 1 }));
    expect(flips).toContainEqual({ measurement: 'shoulders', change: 3, code: 'C1' });
  });

  it('findFlips never exceeds the accepted maximum', () => {
    const flips = findFlips(makeBody({ shoulders: 150, waist: 130, hips: 148 }));
    expect(flips).toContainEqual({ measurement: 'shoulders', change: -4.125, code: 'B1' });
  });

  it('findFlips reports the smallest change that flips the code', () => {
    fc.assert(
      fc.property(fc.oneof(lifelikeBody, acceptedBody), (body) => {
        const present = classify(body).combined;
        for (const { measurement, change, code } of findFlips(body)) {
          const classifyAfterChange = (by: number): string => {
            const changed: TapeMeasurements = { ...body, [measurement]: body[measurement] + by };
            return classify(changed).combined;
          };
          expect(classifyAfterChange(change)).toBe(code);
          expect(code).not.toBe(present);
          expect(Number.isInteger(change * 8)).toBe(true);
          for (let smaller = Math.abs(change) - 1 / 8; smaller > 0; smaller -= 1 / 8) {
            for (const by of [smaller, -smaller]) {
              const value = body[measurement] + by;
              if (value > 0 && value <= 150) expect(classifyAfterChange(by)).toBe(present);
            }
          }
        }
      }),
    );
  });

  it('findFlips reports each measurement at most once, in order of size', () => {
    fc.assert(
      fc.property(lifelikeBody, (body) => {
        const flips = findFlips(body);
        expect(new Set(flips.map(({ measurement }) => measurement)).size).toBe(flips.length);
        expect(flips.length).toBeLessThanOrEqual(MEASUREMENTS.length);
        const sizes = flips.map(({ change }) => Math.abs(change));
        expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
      }),
    );
  });
});

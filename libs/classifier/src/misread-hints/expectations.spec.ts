import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';
import { someTrueBodies } from '../testing/true-bodies';
import { expectationsOf, residual } from './expectations';
import { heightOf, logsOf } from './logs';
import type { Dimension, Dimensions } from './sample';
import { REGRESSIONS } from './sample';

const DIMENSIONS = [...HORIZONTAL_MEASUREMENTS, 'height'] as const;

const bodies = someTrueBodies().map(({ measurements }) => {
  const logs = logsOf(measurements);
  const known = DIMENSIONS.map((name) => [name, name === 'height' ? heightOf(logs) : logs[name]]);
  return Object.fromEntries(known) as Record<Dimension, number>;
});

function without(body: Dimensions, ...unknown: Dimension[]): Dimensions {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !unknown.includes(name as Dimension)));
}

describe('expectationsOf', () => {
  it('expectationsOf returns the regressions of the sample for a completely measured body', () => {
    for (const [girth, expected] of expectationsOf(bodies[0]!))
      expect(expected).toEqual({ ...REGRESSIONS[girth], widening: 1 });
  });

  it.each(DIMENSIONS)(
    'expectationsOf predicts without %s as if it were what the others let expect',
    (unknown) => {
      for (const body of bodies) {
        const known = without(body, unknown);
        const expectedOfIt = body[unknown] - residual(body[unknown], REGRESSIONS[unknown], body);
        for (const [girth, expected] of expectationsOf(known)) {
          const given = residual(body[girth], expected, known);
          const completed = residual(body[girth], REGRESSIONS[girth], { ...known, [unknown]: expectedOfIt });
          expect(completed).toBeCloseTo(given / expected.widening ** 2, 10);
          expect(expected.widening).toBeGreaterThan(1);
        }
      }
    },
  );

  it('expectationsOf returns none for one or two girths, whatever the height', () => {
    expect(expectationsOf(without(bodies[0]!, 'chest', 'waist', 'hips'))).toEqual([]);
    expect(expectationsOf(without(bodies[0]!, 'chest', 'waist'))).toEqual([]);
    expect(expectationsOf(without(bodies[0]!, 'chest', 'height'))).toHaveLength(3);
  });
});

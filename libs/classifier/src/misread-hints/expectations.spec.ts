import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';
import { listSomeTrueBodies } from '../testing/true-bodies';
import { getExpectations, computeResidual } from './expectations';
import { computeHeight, collectLogs } from './logs';
import type { Dimension, Dimensions } from './sample';
import { REGRESSIONS } from './sample';

const DIMENSIONS = [...HORIZONTAL_MEASUREMENTS, 'height'] as const;

const bodies = listSomeTrueBodies().map(({ measurements }) => {
  const logs = collectLogs(measurements);
  const known = DIMENSIONS.map((name) => [name, name === 'height' ? computeHeight(logs) : logs[name]]);
  return Object.fromEntries(known) as Record<Dimension, number>;
});

function collectWithout(body: Dimensions, ...unknown: Dimension[]): Dimensions {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !unknown.includes(name as Dimension)));
}

describe('getExpectations', () => {
  it('getExpectations returns the sample’s regressions for a fully measured body', () => {
    for (const [girth, expected] of getExpectations(bodies[0]!))
      expect(expected).toEqual({ ...REGRESSIONS[girth], widening: 1 });
  });

  it.each(DIMENSIONS)('getExpectations predicts without %s as if it had its expected value', (unknown) => {
    for (const body of bodies) {
      const known = collectWithout(body, unknown);
      const expectedOfIt = body[unknown] - computeResidual(body[unknown], REGRESSIONS[unknown], body);
      for (const [girth, expected] of getExpectations(known)) {
        const given = computeResidual(body[girth], expected, known);
        const completed = computeResidual(body[girth], REGRESSIONS[girth], {
          ...known,
          [unknown]: expectedOfIt,
        });
        expect(completed).toBeCloseTo(given / expected.widening ** 2, 10);
        expect(expected.widening).toBeGreaterThan(1);
      }
    }
  });

  it('getExpectations returns none for one or two girths, with or without the height', () => {
    expect(getExpectations(collectWithout(bodies[0]!, 'chest', 'waist', 'hips'))).toEqual([]);
    expect(getExpectations(collectWithout(bodies[0]!, 'chest', 'waist'))).toEqual([]);
    expect(getExpectations(collectWithout(bodies[0]!, 'chest', 'height'))).toHaveLength(3);
  });
});

import { computeProbabilityBelow } from './normal-distribution';
import { TAPE_ERROR_INCHES } from './tape-error';

describe('TAPE_ERROR_INCHES', () => {
  it('TAPE_ERROR_INCHES is 1 cm, which puts 80% of readings within half an inch', () => {
    expect(TAPE_ERROR_INCHES * 2.54).toBeCloseTo(1, 12);
    const withinHalfAnInch = 2 * computeProbabilityBelow(0.5 / TAPE_ERROR_INCHES) - 1;
    expect(withinHalfAnInch).toBeCloseTo(0.8, 2);
  });
});

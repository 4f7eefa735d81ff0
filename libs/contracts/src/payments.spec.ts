import { formatAmount } from './payments';

describe('formatAmount', () => {
  it.each([
    [4900, '$49'],
    [8900, '$89'],
    [4410, '$44.10'],
    [8010, '$80.10'],
    [5, '$0.05'],
    [0, '$0'],
  ])('formatAmount writes %d cents as %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });
});

import { findPrice } from './price';

it('findPrice takes linear time', () => {
  const long = `${'1.1 '.repeat(20_000)}${'1'.repeat(50_000)}`;
  const begun = performance.now();
  expect(findPrice(long)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(2_000);
});

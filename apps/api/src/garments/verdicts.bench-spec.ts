import { checkGarment, compileChecks, listFeatures, TYPICAL_BODIES } from '@figura/styling';
import { getGarmentReader } from './garment-reader';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

it('a verdict takes less than 5 ms of the processor at the median', () => {
  const checks = compileChecks(readBuiltInCatalog());
  const { type, attributes } = getGarmentReader().readText(
    'Black V-neck wrap dress in jersey, knee length, long sleeves',
  );
  const times = Object.values(TYPICAL_BODIES).flatMap((measurements) => {
    const features = listFeatures({ measurements, bodyConcerns: [] });
    return Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      checkGarment(checks, { type: type!, attributes }, features, (key) => key);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
  });
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(5);
});

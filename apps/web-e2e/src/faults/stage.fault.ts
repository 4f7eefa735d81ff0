import { expect, test } from '@playwright/test';
import { Stage } from './harness/stage';

test.describe('Stage', () => {
  test('a start that fails leaves none running that is under way beside it', async () => {
    const stage = await Stage.set();
    const fails = stage.start('main', { environment: { JWT_SECRET: '' } });
    // Its port is not polled for readiness.
    const lasts = stage.start('worker', { environment: { WORKER_PORT: '0' } });
    await expect(Promise.all([fails, lasts])).rejects.toThrow('JWT_SECRET');
    await stage.teardown();
    await expect(lasts).rejects.toThrow('worker ended');
    expect(stage.processes.filter(({ running }) => running)).toEqual([]);
  });
});

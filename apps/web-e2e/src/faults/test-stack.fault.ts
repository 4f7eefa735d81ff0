import { expect, test } from '@playwright/test';
import { TestStack } from './harness/test-stack';

test.describe('The test stack', () => {
  test('a failed start stops the processes that start beside it', async () => {
    const stack = await TestStack.start();
    const fails = stack.start('main', { environment: { JWT_SECRET: '' } });
    // Its port is not polled for readiness.
    const lasts = stack.start('worker', { environment: { WORKER_PORT: '0' } });
    await expect(Promise.all([fails, lasts])).rejects.toThrow('JWT_SECRET');
    await stack.teardown();
    await expect(lasts).rejects.toThrow('worker ended');
    expect(stack.processes.filter(({ running }) => running)).toEqual([]);
  });
});

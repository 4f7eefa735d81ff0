import { waitForUse, whenUsed } from './first-interaction';

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

it('whenUsed waits for nothing unless it is told to', async () => {
  expect(await isSettled(whenUsed())).toBe(true);
});

it.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'popstate'])(
  'whenUsed waits for the first sign of use, for instance %s',
  async (sign) => {
    waitForUse();
    const use = whenUsed();
    expect(await isSettled(use)).toBe(false);
    window.dispatchEvent(new Event(sign));
    await expect(use).resolves.toBeUndefined();
  },
);

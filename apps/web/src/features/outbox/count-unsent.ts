import { unsentWrites } from '../../lib/outbox/outbox';

/** In milliseconds: whoever leaves a shared computer waits no longer for a database that hangs. */
const PATIENCE_MS = 1_000;

/** How many writes wait to be sent; 0 where that cannot be found out in time. */
export async function countUnsent(): Promise<number> {
  const late = new Promise<number>((resolve) => {
    setTimeout(() => resolve(0), PATIENCE_MS);
  });
  const count = unsentWrites().then(({ length }) => length);
  return Promise.race([count.catch(() => 0), late]);
}

import { PERSONAL_STORES } from '../../lib/browser/personal-stores';

/** In milliseconds: whoever leaves a shared computer waits no longer, for code or for a database that hangs. */
const PATIENCE_MS = 1_000;

/**
 * How many writes wait to be sent; null where some may and they cannot be counted in time, as without a network before the
 * code that counts has come.
 */
export async function countUnsent(): Promise<number | null> {
  const [count, mayWait] = await Promise.all([inTime(countWaiting()), inTime(hasPlaceToWait())]);
  return count ?? (mayWait ? null : 0);
}

async function countWaiting(): Promise<number> {
  const { unsentWrites } = await import('../../lib/outbox/waiting-writes');
  return (await unsentWrites()).length;
}

/** The database is there from the first write that was kept. */
async function hasPlaceToWait(): Promise<boolean> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === PERSONAL_STORES);
}

/** Null for what fails or takes too long. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([answer.catch(() => null), late]);
}

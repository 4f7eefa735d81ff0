import { hasPersonalDatabase } from '../../lib/browser/stored-keys';

/** In milliseconds: whoever leaves a shared computer waits no longer, for code or for a database that hangs. */
const PATIENCE_MS = 1_000;

/**
 * How many writes wait to be sent; null where some may and they cannot be counted in time, as without a network before the
 * code that counts has come.
 */
export async function countUnsent(): Promise<number | null> {
  const [count, mayWait] = await Promise.all([inTime(countWaiting()), inTime(hasPersonalDatabase())]);
  return count ?? (mayWait ? null : 0);
}

async function countWaiting(): Promise<number> {
  const { unsentWrites } = await import('../../lib/outbox/waiting-writes');
  return (await unsentWrites()).length;
}

/** Null for what fails or takes too long. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([answer.catch(() => null), late]);
}

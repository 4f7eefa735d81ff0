import { hasPersonalDatabase } from '../../lib/browser/stored-keys';
import { readGarmentDraft } from '../../lib/drafts/garment-draft';
import { listUnsentWrites } from '../../lib/outbox/waiting-writes';

/** In milliseconds; bounds the wait for a hanging database at sign-out. */
const TIMEOUT_MS = 1_000;

/** Null if unknown. */
export async function countUnsent(): Promise<number | null> {
  const [count, mayWait] = await Promise.all([limitTime(countWaiting()), limitTime(hasPersonalDatabase())]);
  return count ?? (mayWait === false ? 0 : null);
}

async function countWaiting(): Promise<number> {
  const words = readGarmentDraft()?.waiting.filter(({ problem }) => problem === undefined) ?? [];
  return words.length + (await listUnsentWrites()).length;
}

function limitTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  return Promise.race([answer.catch(() => null), late]);
}

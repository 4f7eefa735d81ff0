import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 60;
const PAUSE_MS = 500;

/**
 * Retries while the database is unavailable, so that a sent email is not sent again.
 * @throws the database's error after 30 s
 */
export async function retryWrite(
  note: () => Promise<void>,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await note();
    } catch (error) {
      if (tries === TRIES) throw error;
      onFailure(error);
      await wait(PAUSE_MS);
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 60;
const PAUSE_MS = 500;

/**
 * Retries a note while the database is away, so that a sent mail is not sent again. @throws the database's error
 * after too long
 */
export async function notePatiently(
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

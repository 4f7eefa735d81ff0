import { setTimeout as wait } from 'node:timers/promises';

/** How often it is tried to note that something is done; the database's patience adds to the pauses. */
const TRIES = 60;
const PAUSE_MS = 500;

/**
 * Notes that something is done which must not be done again because the database was away at that moment, such as a mail
 * that the mail server has taken: it is noted when the database is back.
 *
 * @throws the database's error when it was away for too long
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

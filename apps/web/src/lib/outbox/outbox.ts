import type { AddedLinesResponse } from '@figura/contracts';
import { ApiError } from '../api/api-error';
import { readStored, removePersonalStores } from '../browser/stored-keys';
import { tokens } from '../session/tokens';
import { addWrite, changeWrite, removeWrite } from './outbox-store';
import { send } from './send';
import { listUnsentWrites } from './waiting-writes';
import type { WaitingWrite, Write } from './write';

/** Tells every page of this browser. */
const CHANNEL = 'figura-outbox';
/** One page sends at a time. */
const SENDING = 'figura-outbox-sending';

/** Errors that pass: of a session, of a slow connection, of too many requests. */
const PASSING = [401, 408, 425, 429];

/** Keeps a write for later; false where the browser keeps nothing, as private windows may, or nobody is signed in. */
export async function keep(write: Write): Promise<boolean> {
  const userId = readStored('draftsOwner');
  // Without locks two pages could send at once, in any order.
  if (userId === null || !('locks' in navigator)) return false;
  try {
    await addWrite({ ...write, userId, error: null });
  } catch {
    return false;
  }
  if ((readStored('draftsOwner') ?? readStored('absentOwner')) !== userId) {
    // Whoever signed out meanwhile leaves nothing behind; where the session ended by itself, it waits for its user.
    removePersonalStores();
    return false;
  }
  changed();
  return true;
}

/** Keeps a write if others wait to be sent before it, and sends what can be sent; else false. */
export async function keepBehindOthers(write: Write): Promise<boolean> {
  const isBehind = (await listUnsentWrites()).length > 0 && (await keep(write));
  if (isBehind) void sendWaiting();
  return isBehind;
}

/**
 * Sends what waits, in its order, until there is nothing more or nobody answers. A write that the server refuses stays,
 * with the reason, and those behind it are sent. However many pages try, one at a time does.
 */
export async function sendWaiting(): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(SENDING, async () => {
    let next: WaitingWrite | undefined;
    while ((next = await findNextWrite()) && (await isDone(next))) changed();
  });
}

async function findNextWrite(): Promise<WaitingWrite | undefined> {
  return (await listUnsentWrites())[0];
}

/** Whether a write was sent, or refused for good. */
async function isDone(write: WaitingWrite): Promise<boolean> {
  // Another account may have signed in since it was read.
  if (!tokens.present() || readStored('draftsOwner') !== write.userId) return false;
  try {
    const rest = findUnadded(await send(write));
    if (rest)
      await changeWrite({ ...write, subject: { ...write.subject, name: rest.name }, error: rest.error });
    else await removeWrite(write.id);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || !isForGood(error)) return false;
    await changeWrite({ ...write, error: error.message });
    return true;
  }
}

/** The lines of a list that an answer says were not added: nothing else of the user's is lost without a word. */
function findUnadded(answer: unknown): { name: string; error: string } | null {
  const { rest = [] } = (answer ?? {}) as Partial<AddedLinesResponse>;
  return rest.length > 0 ? { name: rest.map(({ text }) => text).join(', '), error: rest[0]!.error } : null;
}

function isForGood({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && !PASSING.includes(status);
}

/** Forgets a write that waits, because the user wants it no more. */
export async function throwAway(id: number): Promise<void> {
  await removeWrite(id);
  changed();
}

/** Tells of every change, in this page and in others. Returns the function that stops it. */
export function subscribeToOutbox(listener: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function changed(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

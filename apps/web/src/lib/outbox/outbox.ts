import type { AddedLinesResponse } from '@figura/contracts';
import { ApiError } from '../api/api-error';
import { readStored, removePersonalStores } from '../browser/stored-keys';
import { tokens } from '../session/tokens';
import { addWrite, changeWrite, removeWrite } from './outbox-store';
import { send } from './send';
import { listUnsentWrites, listWaitingWrites } from './waiting-writes';
import type { WaitingWrite, Write } from './write';

const CHANNEL = 'figura-outbox';
const SENDING = 'figura-outbox-sending';

/** Temporary errors: expired session, timeout, too many requests. */
const PASSING = [401, 408, 425, 429];

/** False if the browser stores nothing (private window) or without a session. */
export async function keep(write: Write): Promise<boolean> {
  const userId = readStored('draftsOwner');
  // Without locks, two pages could send at once in any order.
  if (userId === null || !('locks' in navigator)) return false;
  try {
    await addWrite({ ...write, userId, error: null });
  } catch {
    return false;
  }
  if ((readStored('draftsOwner') ?? readStored('absentOwner')) !== userId) {
    // A sign-out meanwhile removes the write; after an expired session it waits for its user.
    removePersonalStores();
    return false;
  }
  notifyChange();
  return true;
}

/** Queues only if other writes wait; else returns false. */
export async function keepBehindOthers(write: Write): Promise<boolean> {
  const isBehind = (await listUnsentWrites()).length > 0 && (await keep(write));
  if (isBehind) void sendWaiting();
  return isBehind;
}

/**
 * In order, one page at a time, until no answer comes. A refused write stays with its reason; later ones still
 * go.
 */
export async function sendWaiting(): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(SENDING, async () => {
    let next: WaitingWrite | undefined;
    while ((next = await findNextWrite()) && (await isDone(next))) notifyChange();
  });
}

async function findNextWrite(): Promise<WaitingWrite | undefined> {
  return (await listUnsentWrites())[0];
}

async function isDone(write: WaitingWrite): Promise<boolean> {
  // Another account may have signed in since.
  if (!tokens.present() || readStored('draftsOwner') !== write.userId) return false;
  try {
    const rest = findUnadded(await send(write));
    if (rest)
      await changeWrite({ ...write, subject: { ...write.subject, name: rest.name }, error: rest.error });
    else await removeWrite(write.id);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || !isPermanent(error)) return false;
    await changeWrite({ ...write, error: error.message });
    return true;
  }
}

function findUnadded(response: unknown): { name: string; error: string } | null {
  const { rest = [] } = (response ?? {}) as Partial<AddedLinesResponse>;
  return rest.length > 0 ? { name: rest.map(({ text }) => text).join(', '), error: rest[0]!.error } : null;
}

function isPermanent({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && !PASSING.includes(status);
}

export async function throwAway(id: number): Promise<void> {
  await removeWrite(id);
  notifyChange();
}

export function followWaitingWrites(show: (writes: readonly WaitingWrite[]) => void): () => void {
  let isOver = false;
  let reading = Promise.resolve();
  const read = () => {
    reading = reading.then(async () => {
      const writes = await listWaitingWrites();
      if (!isOver) show(writes);
    });
  };
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', read);
  read();
  return () => {
    isOver = true;
    channel?.close();
  };
}

function notifyChange(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { FolderInUseError } from './errors';
import { readFolderMeta, type Store } from './storage/store';
import type { Doc } from './values/document';
import { toInteger } from './values/numbers';
import { isEqual } from './values/compare';
import { readFrames } from './wire/frames';
import { encodeRequest, parseMessage } from './wire/messages';

/** Record of a folder's server; no namespace starts with a zero byte. */
const OWNER = '\0owner';
/** Milliseconds that an owner may take to respond before its process id decides. */
const PROBE_MS = 2000;
export const HOST = '127.0.0.1';

export const createInstanceId = (): string => randomUUID();

export const getUri = (port: number): string => `mongodb://${HOST}:${port}`;

/**
 * Throws FolderInUseError if the recorded owner is alive. Read-only: opening for writing would wait for the
 * server's write, forever in the same process.
 */
export async function refuseServedFolder(folder: string): Promise<void> {
  await refuseLiveOwner(await readFolderMeta(folder, OWNER), folder);
}

/** Asks the port for the instance, so that a reused port or process id is not mistaken for the owner. */
async function refuseLiveOwner(owner: Doc | undefined, folder: string): Promise<void> {
  if (owner && (await isAlive(owner))) throw new FolderInUseError(folder, getUri(toInteger(owner['port'])!));
}

/** LMDB serializes this transaction across processes: if two start at once, one throws FolderInUseError. */
export async function claim(store: Store, folder: string, instance: string, port: number): Promise<void> {
  for (;;) {
    const stale = store.readMeta(OWNER);
    await refuseLiveOwner(stale, folder);
    const won = await store.write(() => {
      if (!isEqual(store.readMeta(OWNER), stale)) return false;
      store.writeMeta(OWNER, { instance, port, pid: process.pid });
      return true;
    });
    if (won) return;
  }
}

/** Removes any record if no instance is given. */
export async function release(store: Store, instance?: string): Promise<void> {
  await store.write(() => {
    const owner = store.readMeta(OWNER);
    if (owner && (instance === undefined || owner['instance'] === instance)) store.removeMeta(OWNER);
  });
}

async function isAlive({ port, instance, pid }: Doc): Promise<boolean> {
  const response = await askInstance(toInteger(port)!);
  if (response !== 'silent') return response === instance;
  // The port is open but silent: a paused owner, unless its process no longer exists.
  return processExists(toInteger(pid)!);
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** `undefined` if no owner responds, `silent` if there is no response in time. */
async function askInstance(port: number): Promise<string | undefined> {
  const socket = connect(port, HOST);
  let silent = false;
  socket.setTimeout(PROBE_MS, () => {
    silent = true;
    socket.destroy();
  });
  try {
    socket.write(encodeRequest(1, { hello: 1, $db: 'admin' }));
    for await (const frame of readFrames(socket)) return String(parseMessage(frame).body['instance']);
  } catch {
    // Refused, reset, or another protocol, so not the owner.
  } finally {
    socket.destroy();
  }
  return silent ? 'silent' : undefined;
}

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { FolderInUseError } from './errors';
import { readMetaOf, type Store } from './storage/store';
import type { Doc } from './values/document';
import { toInteger } from './values/numbers';
import { isEqual } from './values/compare';
import { listFrames } from './wire/frames';
import { encodeRequest, parseMessage } from './wire/messages';

/** Key of the record that names the server of a folder; no namespace starts with a zero byte. */
const OWNER = '\0owner';
/** How long an owner may take to answer before its process id decides. */
const PROBE_MS = 2000;
export const HOST = '127.0.0.1';

/** Names this server among all that may ever have served the folder. */
export const createInstance = (): string => randomUUID();

export const getUri = (port: number): string => `mongodb://${HOST}:${port}`;

/**
 * Throws FolderInUseError when the recorded owner of a folder is alive. It only reads: opening the folder for writing would
 * wait for a write of its server, and for ever where that is this process.
 */
export async function refuseServedFolder(folder: string): Promise<void> {
  await refuseLiveOwner(await readMetaOf(folder, OWNER), folder);
}

/**
 * Throws FolderInUseError when an owner is alive. A record that a killed process left behind is recognized by asking
 * its port for the instance: neither a reused port nor a reused process id is mistaken for the owner.
 */
async function refuseLiveOwner(owner: Doc | undefined, folder: string): Promise<void> {
  if (owner && (await isAlive(owner))) throw new FolderInUseError(folder, getUri(toInteger(owner['port'])!));
}

/**
 * Records this server as the owner, in a transaction that LMDB serializes across processes: of two that start at
 * the same moment one finds the other's record and throws FolderInUseError.
 */
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

/** Removes the record of an instance, or whichever there is when none is named. */
export async function release(store: Store, instance?: string): Promise<void> {
  await store.write(() => {
    const owner = store.readMeta(OWNER);
    if (owner && (instance === undefined || owner['instance'] === instance)) store.removeMeta(OWNER);
  });
}

async function isAlive({ port, instance, pid }: Doc): Promise<boolean> {
  const answer = await askInstance(toInteger(port)!);
  if (answer !== 'silent') return answer === instance;
  // Something holds the port and says nothing: a paused owner, unless its process is gone.
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

/** The instance that answers on a port, `undefined` when nobody or someone else does, `silent` for no answer. */
async function askInstance(port: number): Promise<string | undefined> {
  const socket = connect(port, HOST);
  let silent = false;
  socket.setTimeout(PROBE_MS, () => {
    silent = true;
    socket.destroy();
  });
  try {
    socket.write(encodeRequest(1, { hello: 1, $db: 'admin' }));
    for await (const frame of listFrames(socket)) return String(parseMessage(frame).body['instance']);
  } catch {
    // Refused, reset, or an answer in another protocol: not the owner.
  } finally {
    socket.destroy();
  }
  return silent ? 'silent' : undefined;
}

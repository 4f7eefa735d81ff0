import type { Database, RootDatabase } from 'lmdb';
import { open } from 'lmdb';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../errors';
import { decode, encode } from '../values/document';
import type { Doc } from '../values/document';

type Table = Database<Buffer, Buffer>;

const { ENOSPC, EDQUOT, EFBIG, EIO } = constants.errno;
/** Full disk, quota, file limit, and LMDB's error for a partial write. */
const NO_ROOM = new Set([ENOSPC, EDQUOT, EFBIG, EIO]);

/** LMDB limits a value to 4 GiB; the map grows automatically. */
const TABLES = 3;

const BYTES = { encoding: 'binary', keyEncoding: 'binary' } as const;

/** Reads see the last commit, or inside `write` the transaction. Keys are our own bytes, values BSON. */
export class Store {
  readonly catalog: Table;
  readonly records: Table;
  readonly entries: Table;
  /** Commands that have begun to write. */
  writes = 0;
  private readonly root: RootDatabase<Buffer, Buffer>;

  /** @param isDurable commits wait for the disk; false for throwaway data */
  constructor(folder: string, isDurable = true) {
    // Without overlappingSync a commit returns after fdatasync, which protects against power loss.
    this.root = open<Buffer, Buffer>({
      path: folder,
      ...BYTES,
      maxDbs: TABLES,
      noMemInit: true,
      overlappingSync: false,
      noSync: !isDurable,
      // Batching a whole event loop turn would be a separate write, whose failure cannot be caught.
      eventTurnBatching: false,
    });
    // A killed process leaves its reader slot, which would keep LMDB from reusing pages.
    this.root.readerCheck();
    this.catalog = this.root.openDB<Buffer, Buffer>('catalog', BYTES);
    this.records = this.root.openDB<Buffer, Buffer>('records', BYTES);
    this.entries = this.root.openDB<Buffer, Buffer>('entries', BYTES);
  }

  /** Resolves once on disk. Concurrent commands share a commit but roll back separately. Throws OutOfDiskSpace with nothing stored. */
  async write<T>(action: () => T): Promise<T> {
    this.writes += 1;
    try {
      return await this.root.childTransaction(action);
    } catch (error) {
      throw await findReason(error);
    }
  }

  readMeta(key: string): Doc | undefined {
    const bytes = this.catalog.get(Buffer.from(key));
    return bytes && decode(bytes);
  }

  /** Only inside `write`. */
  writeMeta(key: string, value: Doc): void {
    this.catalog.putSync(Buffer.from(key), encode(value));
  }

  /** Only inside `write`. */
  removeMeta(key: string): void {
    this.catalog.removeSync(Buffer.from(key));
  }

  async close(): Promise<void> {
    await this.root.close();
  }
}

/** From the last commit; read-only, so it does not wait for the folder's server. */
export async function readFolderMeta(folder: string, key: string): Promise<Doc | undefined> {
  if (!hasStore(folder)) return undefined;
  const root = open<Buffer, Buffer>({ path: folder, ...BYTES, maxDbs: TABLES, readOnly: true });
  try {
    // A process killed before its first commit leaves a file without tables.
    const catalog = root.openDB<Buffer, Buffer>('catalog', BYTES) as Table | undefined;
    const bytes = catalog?.get(Buffer.from(key));
    return bytes && decode(bytes);
  } finally {
    await root.close();
  }
}

export const hasStore = (folder: string): boolean => existsSync(join(folder, 'data.mdb'));

/**
 * Copies the last commit into an existing, empty folder. Read-only: a writing transaction would wait for the
 * server's, forever in the same process.
 */
export async function copyStore(folder: string, target: string): Promise<void> {
  const source = open({ path: folder, encoding: 'binary', readOnly: true });
  try {
    await source.backup(target, true);
  } finally {
    await source.close();
  }
}

/** LMDB's binding reports why a commit failed in a separate promise. */
async function findReason(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError;
  if (!reason) return error;
  const cause: unknown = await reason.catch((failure: unknown) => failure);
  const { code, message } = cause as { code?: unknown; message?: unknown };
  return NO_ROOM.has(Number(code))
    ? new CommandError('OutOfDiskSpace', `no room: ${String(message)}`)
    : cause;
}

/** Smallest key after all with the prefix; no prefix consists of 255 only. */
export function computePrefixEnd(prefix: Buffer): Buffer {
  const end = Buffer.from(prefix);
  for (let i = end.length - 1; i >= 0; i--) {
    if (end[i]! < 0xff) {
      end[i]! += 1;
      return end.subarray(0, i + 1);
    }
  }
  return Buffer.concat([prefix, Buffer.alloc(16, 0xff)]);
}

/** Bytes sort like the number. */
export function encodeUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

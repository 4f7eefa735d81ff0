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
/** A full disk, a used up quota, a file that may not grow; and what LMDB makes of a write that stopped half way. */
const NO_ROOM = new Set([ENOSPC, EDQUOT, EFBIG, EIO]);

/** LMDB limits a value to 4 GiB and the map grows by itself; three tables hold everything. */
const TABLES = 3;

const BYTES = { encoding: 'binary', keyEncoding: 'binary' } as const;

/**
 * The LMDB environment of one folder. Reads see the last commit, or inside `write` the transaction itself.
 * Keys are our own bytes, values BSON bytes, so that nothing depends on another encoding's idea of types.
 */
export class Store {
  readonly catalog: Table;
  readonly records: Table;
  readonly entries: Table;
  /** How many commands have begun to write. */
  writes = 0;
  private readonly root: RootDatabase<Buffer, Buffer>;

  /** @param isDurable whether a commit waits for the disk; data that is thrown away needs no such wait */
  constructor(folder: string, isDurable = true) {
    // Without overlappingSync a commit returns after fdatasync: LMDB's classic guarantee, also against power loss.
    this.root = open<Buffer, Buffer>({
      path: folder,
      ...BYTES,
      maxDbs: TABLES,
      noMemInit: true,
      overlappingSync: false,
      noSync: !isDurable,
      // The batch of a turn would be a write of its own, whose failure nobody could catch.
      eventTurnBatching: false,
    });
    // A killed process leaves its reader slot behind, which would keep LMDB from reusing pages.
    this.root.readerCheck();
    this.catalog = this.root.openDB<Buffer, Buffer>('catalog', BYTES);
    this.records = this.root.openDB<Buffer, Buffer>('records', BYTES);
    this.entries = this.root.openDB<Buffer, Buffer>('entries', BYTES);
  }

  /**
   * Runs one command's writes as a transaction of its own and resolves when it is on disk. Commands that arrive
   * together share one commit, yet each one that throws is rolled back alone. Throws the command error OutOfDiskSpace
   * when there is no room for it; nothing of it is stored then.
   */
  async write<T>(action: () => T): Promise<T> {
    this.writes += 1;
    try {
      return await this.root.childTransaction(action);
    } catch (error) {
      throw await findReason(error);
    }
  }

  /** Reads a BSON value of the catalog table. */
  readMeta(key: string): Doc | undefined {
    const bytes = this.catalog.get(Buffer.from(key));
    return bytes && decode(bytes);
  }

  /** Writes a BSON value of the catalog table; only inside `write`. */
  writeMeta(key: string, value: Doc): void {
    this.catalog.putSync(Buffer.from(key), encode(value));
  }

  /** Removes a value of the catalog table; only inside `write`. */
  removeMeta(key: string): void {
    this.catalog.removeSync(Buffer.from(key));
  }

  async close(): Promise<void> {
    await this.root.close();
  }
}

/**
 * A BSON value of a folder's catalog table, as its last commit has it. As {@link copyStore} it only reads, so that it waits for
 * nobody who serves the folder.
 */
export async function readMetaOf(folder: string, key: string): Promise<Doc | undefined> {
  if (!hasStore(folder)) return undefined;
  const root = open<Buffer, Buffer>({ path: folder, ...BYTES, maxDbs: TABLES, readOnly: true });
  try {
    // Whoever was killed before the first commit left a file without tables.
    const catalog = root.openDB<Buffer, Buffer>('catalog', BYTES) as Table | undefined;
    const bytes = catalog?.get(Buffer.from(key));
    return bytes && decode(bytes);
  } finally {
    await root.close();
  }
}

/** Whether a folder holds an LMDB environment. */
export const hasStore = (folder: string): boolean => existsSync(join(folder, 'data.mdb'));

/**
 * Copies what the last commit of a folder holds into an empty folder that exists, without its free pages. It only reads:
 * a transaction that writes would wait for the one of who serves the folder, and for ever where that is the same process.
 */
export async function copyStore(folder: string, target: string): Promise<void> {
  const source = open({ path: folder, encoding: 'binary', readOnly: true });
  try {
    await source.backup(target, true);
  } finally {
    await source.close();
  }
}

/** What made a commit fail, which LMDB's binding tells by a promise of its own; any other error as it is. */
async function findReason(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError;
  if (!reason) return error;
  const cause: unknown = await reason.catch((failure: unknown) => failure);
  const { code, message } = cause as { code?: unknown; message?: unknown };
  return NO_ROOM.has(Number(code))
    ? new CommandError('OutOfDiskSpace', `no room: ${String(message)}`)
    : cause;
}

/** The smallest key after all that start with `prefix`; none of ours ends in 255 throughout. */
export function createAfterPrefix(prefix: Buffer): Buffer {
  const end = Buffer.from(prefix);
  for (let i = end.length - 1; i >= 0; i--) {
    if (end[i]! < 0xff) {
      end[i]! += 1;
      return end.subarray(0, i + 1);
    }
  }
  return Buffer.concat([prefix, Buffer.alloc(16, 0xff)]);
}

/** A 32-bit number as bytes that sort like it. */
export function createUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

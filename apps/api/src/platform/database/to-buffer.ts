import type { mongo } from 'mongoose';

export type StoredBytes = mongo.Binary;

/** Does not copy. */
export function toBuffer({ buffer }: StoredBytes): Buffer {
  return Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

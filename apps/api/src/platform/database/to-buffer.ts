import type { mongo } from 'mongoose';

/** Does not copy. */
export function toBuffer({ buffer }: mongo.Binary): Buffer {
  return Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

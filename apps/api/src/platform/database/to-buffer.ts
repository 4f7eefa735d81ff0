import type { mongo } from 'mongoose';

/** Stored bytes as a Buffer, not copied. */
export function toBuffer({ buffer }: mongo.Binary): Buffer {
  return Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

/** MongoDB's limit on one message. */
export const MAX_MESSAGE_BYTES = 48_000_000;

export const HEADER_BYTES = 16;

export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** Yields whole messages, header included. Throws ProtocolError for an impossible length. */
export async function* readFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let received = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    received += chunk.length;
    while (received >= 4) {
      const length = readFrameLength(parts);
      if (received < length) break;
      const joined = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
      yield joined.subarray(0, length);
      const rest = joined.subarray(length);
      parts = rest.length > 0 ? [rest] : [];
      received = rest.length;
    }
  }
}

function readFrameLength(parts: Buffer[]): number {
  if (parts[0]!.length < 4) parts.splice(0, parts.length, Buffer.concat(parts));
  const length = parts[0]!.readInt32LE(0);
  if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) {
    throw new ProtocolError(`A message of ${length} bytes is not possible`);
  }
  return length;
}

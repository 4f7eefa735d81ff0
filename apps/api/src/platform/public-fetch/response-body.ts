import type { IncomingMessage } from 'node:http';
import { pipeline, Transform, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { PublicFetchError } from './public-fetch.errors';

export interface BodyLimits {
  /** Limits both the compressed and the decompressed size. */
  readonly maxBytes: number;
  /** Maximum silence while waiting for bytes, in milliseconds. */
  readonly idleMs: number;
}

export const ACCEPTED_ENCODING = 'gzip';

/** Stopping early closes the connection. Throws PublicFetchError if the body is too large, silent for too long, or broken. */
export async function* readBody(
  response: IncomingMessage,
  { maxBytes, idleMs }: BodyLimits,
): AsyncGenerator<Buffer> {
  const body = unpackStream(response, maxBytes);
  const watch = (): NodeJS.Timeout =>
    setTimeout(() => body.destroy(new PublicFetchError('timeout', 'it stopped sending data')), idleMs);
  let idle = watch();
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      clearTimeout(idle);
      yield chunk;
      idle = watch();
    }
  } finally {
    clearTimeout(idle);
    response.destroy();
  }
}

function unpackStream(response: IncomingMessage, maxBytes: number): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const end = limitStream(maxBytes);
  // The last stream reports errors.
  const ignore = (): void => undefined;
  if (encoding === ACCEPTED_ENCODING) pipeline(response, limitStream(maxBytes), createGunzip(), end, ignore);
  else if (encoding === 'identity') pipeline(response, end, ignore);
  else throw new PublicFetchError('broken', 'it is compressed in an unsupported way');
  return end;
}

function limitStream(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      bytes += chunk.length;
      if (bytes > maxBytes) pass(new PublicFetchError('too-large', `it is larger than ${maxBytes} bytes`));
      else pass(null, chunk);
    },
  });
}

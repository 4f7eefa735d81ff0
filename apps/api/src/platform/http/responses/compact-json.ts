import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createAccepted, Precompressed, type EncodedBytes } from './precompressed';

/** Below this an answer fits into one packet either way, in bytes. */
const LEAST_BYTES = 1_000;

/** For answers that are sent once: 50 µs for 8 KB, on another thread. */
const ON_THE_FLY = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
};

/** What was made of the bytes of a kept response. They are forgotten together. */
interface KeptForms {
  etag: string;
  encoded: Precompressed;
}

/**
 * Lets JSON answers to reads be revalidated, by an ETag, and sends them compressed. Only reads, and only from a size on: an
 * answer that holds a token is never compressed together with what somebody else may have written.
 *
 * @param compresses false behind a proxy, which compresses itself
 */
export function compactJson(fastify: FastifyInstance, compresses: boolean): void {
  const formsByBytes = new WeakMap<Buffer, KeptForms>();

  /** Bytes of the response cache come again as the same object, so that their forms are made once. */
  const findForms = (bytes: Buffer): KeptForms => {
    let forms = formsByBytes.get(bytes);
    if (!forms)
      formsByBytes.set(bytes, (forms = { etag: computeEtag(bytes), encoded: new Precompressed(bytes) }));
    return forms;
  };

  // With callbacks: most answers are small or kept, and need no promise.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isLargeRead(request, reply, payload)) return done(null, payload);
    const forms = Buffer.isBuffer(payload) ? findForms(payload) : null;
    const etag = forms?.etag ?? computeEtag(payload);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return done(null, '');
    }
    if (!compresses) return done(null, payload);
    const wanted = request.headers['accept-encoding'];
    reply.header('vary', 'accept-encoding');
    const send = ({ bytes, encoding }: EncodedBytes): void => {
      if (encoding) reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, bytes);
    };
    const ready = forms?.encoded.for(wanted);
    if (ready?.encoding) return send(ready);
    // The first reader does not wait for the smallest form, nor for a text six times as large either.
    void encode(payload, wanted).then(send, done);
  });
}

function isLargeRead(
  { method }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Buffer {
  return (
    method === 'GET' &&
    reply.statusCode === 200 &&
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    payload.length >= LEAST_BYTES &&
    !reply.hasHeader('etag') &&
    !reply.hasHeader('content-encoding') &&
    String(reply.getHeader('content-type')).startsWith('application/json')
  );
}

/** Weak, since the same answer is sent in several encodings. */
function computeEtag(payload: string | Buffer): string {
  return `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
}

async function encode(payload: string | Buffer, wanted: string | undefined): Promise<EncodedBytes> {
  const plain = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const [encoding] = createAccepted(wanted);
  return encoding ? { bytes: await ON_THE_FLY[encoding](plain), encoding } : { bytes: plain };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { computeEtag, matchesEtag, markNotModified } from './etag';
import { listAcceptedEncodings, Precompressed, type EncodedBytes } from './precompressed';

/** Bytes; a smaller response fits into one packet anyway. */
const MIN_BYTES = 1_000;

/** For responses that are not cached: 50 µs for 8 KB, on another thread. */
const ON_THE_FLY = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
};

interface KeptForms {
  etag: string;
  encoded: Precompressed;
}

/**
 * Only GET responses above a size: a token must never be compressed together with text that someone else chose (BREACH). `compresses` is
 * false behind a proxy that compresses.
 */
export function compactJson(fastify: FastifyInstance, compresses: boolean): void {
  const formsByBytes = new WeakMap<Buffer, KeptForms>();

  const getForms = (bytes: Buffer): KeptForms => {
    let forms = formsByBytes.get(bytes);
    if (!forms)
      formsByBytes.set(bytes, (forms = { etag: computeEtag(bytes), encoded: new Precompressed(bytes) }));
    return forms;
  };

  // Callbacks, since most responses are small or cached and need no promise.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isLargeRead(request, reply, payload)) return done(null, payload);
    const forms = Buffer.isBuffer(payload) ? getForms(payload) : null;
    const etag = forms?.etag ?? computeEtag(payload);
    reply.header('etag', etag);
    if (matchesEtag(request, etag)) {
      markNotModified(reply);
      return done(null, '');
    }
    if (!compresses) return done(null, payload);
    const wanted = request.headers['accept-encoding'];
    reply.header('vary', 'accept-encoding');
    const send = ({ bytes, encoding }: EncodedBytes): void => {
      if (encoding) reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, bytes);
    };
    const ready = forms?.encoded.getFor(wanted);
    if (ready?.encoding) return send(ready);
    // The first reader gets a quickly compressed response.
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
    payload.length >= MIN_BYTES &&
    !reply.hasHeader('etag') &&
    !reply.hasHeader('content-encoding') &&
    String(reply.getHeader('content-type')).startsWith('application/json')
  );
}

async function encode(payload: string | Buffer, wanted: string | undefined): Promise<EncodedBytes> {
  const plain = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const [encoding] = listAcceptedEncodings(wanted);
  return encoding ? { bytes: await ON_THE_FLY[encoding](plain), encoding } : { bytes: plain };
}

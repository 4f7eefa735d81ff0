import { pipeline, type Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { ValidationError } from '../../platform/errors/domain-error';

/** Bytes when unpacked: two million products with long descriptions. More is a zip bomb or a mistake. */
const MAX_BYTES = 4_000_000_000;
/** Bytes for detecting the format; a slow pipe may deliver a single byte first. */
const HEAD = 4_096;
/** `<?xml version="1.0" encoding="ISO-8859-1"?>` */
const XML_ENCODING = /^(?:ï»¿)?\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.-]{1,20})["']/i;
const MAX_DECLARATION = 200;
const EIGHT_BIT = /^(?:iso-8859-\d{1,2}|windows-125\d)$/i;
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Unzips and decodes: UTF-8, UTF-16, or the 8-bit encoding that the XML declares. @throws ValidationError also
 * above {@link MAX_BYTES}
 */
export async function* readFeedText(input: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  for await (const chunk of joinHead(unpackStream(input))) {
    decoder ??= new TextDecoder(detectEncoding(chunk), { fatal: true });
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new ValidationError([`The feed is larger than ${MAX_BYTES / 1e9} GB.`]);
    const text = decode(decoder, chunk, bytes);
    if (text) yield text;
  }
  if (decoder) decode(decoder, undefined, bytes);
}

async function* unpackStream(input: Readable): AsyncGenerator<Buffer> {
  const rest = joinHead(input);
  const { value: first, done } = await rest.next();
  if (done) return;
  if (!first.subarray(0, 2).equals(GZIP)) {
    yield first;
    yield* rest;
    return;
  }
  const gunzip = createGunzip();
  gunzip.write(first);
  const feeding = new Promise<void>((resolve, reject) =>
    pipeline(rest, gunzip, (error) => (error ? reject(error) : resolve())),
  );
  // Awaited below, unless reading fails first.
  feeding.catch(() => undefined);
  try {
    yield* gunzip as AsyncIterable<Buffer>;
    await feeding;
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (!code.startsWith('Z_')) throw error;
    throw new ValidationError(['The archive is damaged or incomplete.']);
  }
}

async function* joinHead(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let head: Buffer[] | undefined = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    head?.push(chunk);
    if (!head) yield chunk;
    else if (size >= HEAD) {
      yield Buffer.concat(head);
      head = undefined;
    }
  }
  if (head && size > 0) yield Buffer.concat(head);
}

function detectEncoding(head: Buffer): string {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  const declared = XML_ENCODING.exec(head.toString('latin1', 0, MAX_DECLARATION))?.[1] ?? 'utf-8';
  // An 8-bit file that declares UTF-16 is in neither encoding.
  return EIGHT_BIT.test(declared) ? declared : 'utf-8';
}

function decode(decoder: TextDecoder, chunk: Buffer | undefined, bytes: number): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new ValidationError([
      `The file is not in ${decoder.encoding.toUpperCase()} (before byte ${bytes}). Please save it as UTF-8.`,
    ]);
  }
}

import { createNotSupportedError } from '../errors';
import type { Doc } from '../values/document';
import { checkBson } from '../values/check-bson';
import { decode, encode } from '../values/document';
import { computeCrc32c } from './crc32c';
import { HEADER_BYTES, ProtocolError } from './frames';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1 << 0;
const MORE_TO_COME = 1 << 1;
/** Unknown flags among the lower 16 must be rejected; upper ones are optional. */
const REQUIRED_FLAGS = 0xffff;

export interface Addressee {
  readonly id: number;
  /** `none` for an unacknowledged write. */
  readonly reply: 'message' | 'legacy' | 'none';
}

export interface Message extends Addressee {
  readonly body: Doc;
}

/** Also works for a message whose documents are refused. */
export function getAddressee(frame: Buffer): Addressee {
  const id = frame.readInt32LE(4);
  if (frame.readInt32LE(12) === OP_QUERY) return { id, reply: 'legacy' };
  return { id, reply: readUint32(frame, HEADER_BYTES) & MORE_TO_COME ? 'none' : 'message' };
}

/** Header included. Throws ProtocolError or bson's error for malformed bytes, CommandError for refused documents. */
export function parseMessage(frame: Buffer): Message {
  const opcode = frame.readInt32LE(12);
  if (opcode !== OP_MSG && opcode !== OP_QUERY) {
    throw new ProtocolError(`The operation code ${opcode} is not supported`);
  }
  const body = opcode === OP_MSG ? parseMsg(frame) : parseQuery(frame);
  return { ...getAddressee(frame), body };
}

function decodeChecked(bytes: Buffer): Doc {
  checkBson(bytes);
  try {
    return decode(bytes);
  } catch (error) {
    // MongoDB stores these as they are.
    if (/UTF-8|regular expression option/.test((error as Error).message)) {
      throw createNotSupportedError('A text that is no UTF-8 or a pattern with options of its own');
    }
    throw error;
  }
}

function parseMsg(frame: Buffer): Doc {
  const flags = readUint32(frame, HEADER_BYTES);
  if (flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) {
    throw new ProtocolError('Unknown required flags');
  }
  const end = flags & CHECKSUM_PRESENT ? frame.length - 4 : frame.length;
  if (flags & CHECKSUM_PRESENT && readUint32(frame, end) !== computeCrc32c(frame.subarray(0, end))) {
    throw new ProtocolError('The checksum does not match');
  }
  let body: Doc | undefined;
  const sequences: Doc = {};
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = frame[at]!;
    const size = readSize(frame, at + 1, end);
    const section = frame.subarray(at + 1, at + 1 + size);
    if (kind === 1) {
      const { name, documents } = parseSequence(section);
      if (Object.hasOwn(sequences, name))
        throw new ProtocolError(`The document sequence ${name} comes twice`);
      sequences[name] = documents;
    } else if (kind === 0 && !body) body = decodeChecked(section);
    else throw new ProtocolError('A message has one body and document sequences');
    at += 1 + size;
  }
  if (!body) throw new ProtocolError('A message without a body');
  for (const name of Object.keys(sequences)) {
    if (Object.hasOwn(body, name)) throw new ProtocolError(`The field ${name} comes twice`);
  }
  return { ...body, ...sequences };
}

function parseSequence(section: Buffer): { name: string; documents: Doc[] } {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('A document sequence without a name');
  const documents: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = readSize(section, at, section.length);
    documents.push(decodeChecked(section.subarray(at, at + size)));
    at += size;
  }
  return { name: section.toString('utf8', 4, nameEnd), documents };
}

/** OP_QUERY is only for the initial handshake: flags, `db.$cmd`, skip, limit, command. */
function parseQuery(frame: Buffer): Doc {
  const nameEnd = frame.indexOf(0, HEADER_BYTES + 4);
  if (nameEnd < 0) throw new ProtocolError('A query without a collection');
  const namespace = frame.toString('utf8', HEADER_BYTES + 4, nameEnd);
  if (!namespace.endsWith('.$cmd')) throw new ProtocolError('Legacy queries are not supported');
  const start = nameEnd + 1 + 8;
  const size = readSize(frame, start, frame.length);
  return { ...decodeChecked(frame.subarray(start, start + size)), $db: namespace.slice(0, -'.$cmd'.length) };
}

function readUint32(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length) throw new ProtocolError('The message ends too early');
  return bytes.readUInt32LE(at);
}

/** The length counts itself and must fit into the remaining bytes. */
function readSize(bytes: Buffer, at: number, end: number): number {
  const size = readUint32(bytes, at);
  if (size < 5 || at + size > end) throw new ProtocolError('A section does not fit into its message');
  return size;
}

/** The server uses it only to ask another server whether it is alive. */
export function encodeRequest(id: number, body: Doc): Buffer {
  return encodeMsg(id, 0, body);
}

/** Undefined for an unacknowledged write. */
export function encodeReply(to: Addressee, body: Doc): Buffer | undefined {
  if (to.reply === 'none') return undefined;
  if (to.reply === 'message') return encodeMsg(0, to.id, body);
  const fixed = Buffer.alloc(20);
  fixed.writeInt32LE(8, 0); // AwaitCapable, as every MongoDB server sets it.
  fixed.writeInt32LE(1, 16); // One document; cursor and offset stay zero.
  return withHeader(OP_REPLY, 0, to.id, [fixed, encode(body)]);
}

function encodeMsg(id: number, to: number, body: Doc): Buffer {
  return withHeader(OP_MSG, id, to, [Buffer.alloc(5), encode(body)]);
}

function withHeader(opcode: number, id: number, to: number, parts: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + parts.reduce((sum, part) => sum + part.length, 0), 0);
  header.writeInt32LE(id, 4);
  header.writeInt32LE(to, 8);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, ...parts]);
}

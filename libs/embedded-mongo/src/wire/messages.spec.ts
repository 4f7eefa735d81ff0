import fc from 'fast-check';
import { encode } from '../values/document';
import { computeCrc32c } from './crc32c';
import { readFrames, ProtocolError } from './frames';
import { encodeReply, encodeRequest, parseMessage } from './messages';

const collect = async (chunks: readonly Buffer[]): Promise<Buffer[]> => {
  const found: Buffer[] = [];
  async function* streamChunks(): AsyncGenerator<Buffer> {
    yield* chunks;
  }
  for await (const frame of readFrames(streamChunks())) found.push(Buffer.from(frame));
  return found;
};

function createOpMsg(flags: number, ...sections: Buffer[]): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(2013, 12);
  head.writeUInt32LE(flags, 16);
  const message = Buffer.concat([head, ...sections]);
  message.writeInt32LE(message.length, 0);
  return message;
}

const createBody = (doc: Record<string, unknown>): Buffer => Buffer.concat([Buffer.from([0]), encode(doc)]);

function createSequence(name: string, docs: Record<string, unknown>[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...docs.map(encode)]);
  const size = Buffer.alloc(5);
  size.writeUInt8(1);
  size.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([size, content]);
}

describe('frames', () => {
  it('frames splits chunks of any size into messages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ text: fc.string() }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 64 }),
        async (docs, size) => {
          const messages = docs.map((doc, id) => encodeRequest(id, doc));
          const bytes = Buffer.concat(messages);
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
            bytes.subarray(i * size, (i + 1) * size),
          );
          expect(await collect(chunks)).toEqual(messages);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([15, -1, 48_000_001])('frames refuses a length of %d immediately', async (length) => {
    const head = Buffer.alloc(16);
    head.writeInt32LE(length);
    await expect(collect([head])).rejects.toThrow(ProtocolError);
  });
});

describe('parseMessage', () => {
  it('parseMessage joins the body with its document sequences', () => {
    const frame = createOpMsg(
      0,
      createSequence('documents', [{ a: 'x' }, { b: 'y' }]),
      createBody({ insert: 'c' }),
    );
    expect(parseMessage(frame)).toEqual({
      id: 7,
      reply: 'message',
      body: { insert: 'c', documents: [{ a: 'x' }, { b: 'y' }] },
    });
  });

  it('parseMessage verifies the checksum if there is one', () => {
    expect(computeCrc32c(Buffer.from('123456789'))).toBe(0xe3069283); // The check value of the CRC catalog.
    const frame = createOpMsg(1, createBody({ ping: 'x' }), Buffer.alloc(4));
    expect(() => parseMessage(frame)).toThrow(ProtocolError);
    frame.writeUInt32LE(computeCrc32c(frame.subarray(0, -4)), frame.length - 4);
    expect(parseMessage(frame).body).toEqual({ ping: 'x' });
  });

  it('parseMessage marks a message that expects no response', () => {
    const message = parseMessage(createOpMsg(2, createBody({ ping: 'x' })));
    expect(encodeReply(message, { ok: 1 })).toBeUndefined();
  });

  it('the legacy handshake gets an OP_REPLY with one document', () => {
    const head = Buffer.alloc(20);
    head.writeInt32LE(3, 4);
    head.writeInt32LE(2004, 12);
    const frame = Buffer.concat([
      head,
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(8),
      encode({ isMaster: 'x' }),
    ]);
    const message = parseMessage(frame);
    expect(message).toEqual({ id: 3, reply: 'legacy', body: { isMaster: 'x', $db: 'admin' } });
    const reply = encodeReply(message, { ok: true })!;
    expect(reply.readInt32LE(0)).toBe(reply.length);
    expect([reply.readInt32LE(8), reply.readInt32LE(12), reply.readInt32LE(32)]).toEqual([3, 1, 1]);
    expect(reply.subarray(36)).toEqual(encode({ ok: true }));
  });

  it.each<[string, Buffer]>([
    ['an unknown required flag', createOpMsg(4, createBody({ ping: 'x' }))],
    ['no body', createOpMsg(0, createSequence('documents', []))],
    ['two bodies', createOpMsg(0, createBody({ ping: 'x' }), createBody({ ping: 'x' }))],
    [
      'a duplicate sequence',
      createOpMsg(0, createBody({ a: 'x' }), createSequence('d', []), createSequence('d', [])),
    ],
    ['a sequence that is also in the body', createOpMsg(0, createBody({ d: 'x' }), createSequence('d', []))],
    ['an unknown kind of section', createOpMsg(0, Buffer.concat([Buffer.from([2]), encode({})]))],
    ['a section that is too long', createOpMsg(0, Buffer.from([0, 255, 0, 0, 0]))],
  ])('parseMessage refuses a message with %s', (_name, frame) => {
    expect(() => parseMessage(frame)).toThrow(ProtocolError);
  });
});

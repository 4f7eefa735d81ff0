import { Code, serialize } from 'bson';
import { checkBson } from './check-bson';

function encodeNames(...names: string[]): Buffer {
  const fields = names.map((name) =>
    Buffer.concat([Buffer.from([0x10]), Buffer.from(`${name}\0`), Buffer.alloc(4)]),
  );
  const bytes = Buffer.concat([Buffer.alloc(4), ...fields, Buffer.alloc(1)]);
  bytes.writeInt32LE(bytes.length, 0);
  return bytes;
}

describe('checkBson', () => {
  it('checkBson accepts the key order of JavaScript objects', () => {
    const doc = {
      1: 'x',
      20: [1, { a: null }],
      a: /x/i,
      b: new Date(0),
      c: Buffer.from('x'),
      d: { e: true },
    };
    expect(() => checkBson(Buffer.from(serialize(doc)))).not.toThrow();
    expect(() => checkBson(encodeNames('2', '10', 'a', '01', '4294967295'))).not.toThrow();
  });

  it.each<[string, Buffer]>([
    ['a duplicate name', encodeNames('a', 'b', 'a')],
    ['a number after a name', encodeNames('a', '1')],
    ['numbers out of order', encodeNames('10', '2')],
    ['code with a scope', Buffer.from(serialize({ a: new Code('x', { b: 1 }) }))],
    ['a date out of JavaScript’s range', encodeDate(2n ** 62n)],
  ])('checkBson refuses %s', (_name, bytes) => {
    expect(() => checkBson(bytes)).toThrow(expect.objectContaining({ code: 238 }));
  });
});

function encodeDate(milliseconds: bigint): Buffer {
  const bytes = Buffer.from(serialize({ a: new Date(0) }));
  bytes.writeBigInt64LE(milliseconds, bytes.length - 9);
  return bytes;
}

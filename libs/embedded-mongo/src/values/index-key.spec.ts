import { Binary, Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { compareValues } from './compare';
import { encodeKey, shortenKey, MAX_PLAIN_KEY } from './index-key';

const integer = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

const scalar = fc.oneof(
  fc.constantFrom(null, true, false, '', '\0', 'a\0b', new Double(Number.NaN), new Double(-0)),
  fc.constantFrom(
    new Double(Infinity),
    new Double(-Infinity),
    new Double(5e-324),
    Decimal128.fromString('Infinity'),
  ),
  fc.string({ unit: 'grapheme' }),
  integer.map((value) => new Int32(value)),
  fc.double().map((value) => new Double(value)),
  integer.map((value) => Decimal128.fromString(`${value}.50`)),
  integer.map((value) => Decimal128.fromString(`${value}E+2`)),
  integer.map((value) => Long.fromNumber(value)),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 5 }).map((bytes) => new Binary(bytes)),
);

const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, scalar, tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
})).any;

const sign = (order: number): number => Math.sign(order);

describe('encodeKey', () => {
  it('encodeKey orders bytes as BSON orders values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(sign(Buffer.compare(encodeKey([a]), encodeKey([b])))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 2000 },
    );
  });

  it('encodeKey makes the key of a list start with the key of its prefix, and no other', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        const starts = encodeKey([a, c])
          .subarray(0, encodeKey([b]).length)
          .equals(encodeKey([b]));
        expect(starts).toBe(compareValues(a, b) === 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('encodeKey distinguishes integers that are equal as doubles', () => {
    const texts = ['9007199254740992', '9007199254740993', '9007199254740994'];
    const keys = texts.map((text) => encodeKey([Long.fromString(text)]).toString('hex'));
    expect(new Set(keys).size).toBe(3);
    expect(texts.map((text) => encodeKey([Decimal128.fromString(text)]).toString('hex'))).toEqual(keys);
  });
});

describe('shortenKey', () => {
  it('shortenKey keeps short keys, and shortens long ones without collisions', () => {
    const encodeLongKey = (end: string): Buffer => encodeKey([`${'x'.repeat(MAX_PLAIN_KEY)}${end}`]);
    expect(shortenKey(encodeKey(['a']))).toEqual(encodeKey(['a']));
    expect(shortenKey(encodeLongKey('1')).length).toBeLessThan(1900);
    expect(shortenKey(encodeLongKey('1'))).not.toEqual(shortenKey(encodeLongKey('2')));
    expect(shortenKey(encodeLongKey('1'))).toEqual(shortenKey(encodeLongKey('1')));
  });
});

import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { formatShellText } from './shell-text';

describe('formatShellText', () => {
  it.each<[unknown, string]>([
    ['say "a"', '"say \\"a\\""'],
    [new Int32(1), '1'],
    [new Double(1), '1.0'],
    [new Double(1.5), '1.5'],
    [Long.fromString('9007199254740993'), '9007199254740993'],
    [Decimal128.fromString('1.50'), '1.50'],
    [null, 'null'],
    [true, 'true'],
    [new Date(5), 'new Date(5)'],
    [new ObjectId('0123456789abcdef01234567'), "ObjectId('0123456789abcdef01234567')"],
    [new Binary(Buffer.from([1, 171])), 'BinData(0, 01AB)'],
    [new BSONRegExp('a', 'i'), '/a/i'],
    [{ a: [1, { b: 'x' }] }, '{ a: [ 1, { b: "x" } ] }'],
  ])('formatShellText prints %p as MongoDB does', (value, text) => {
    expect(formatShellText(value)).toBe(text);
  });
});

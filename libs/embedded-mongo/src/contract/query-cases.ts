import { mongo } from 'mongoose';

const { Binary, BSONRegExp, Code, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } =
  mongo;

export type Values = readonly unknown[];

export const MISSING = Symbol('missing');
export const oid = new ObjectId('0123456789abcdef01234567');

export const CASES: readonly [
  name: string,
  values: Values,
  filter: mongo.Document,
  found: readonly number[],
][] = [
  [
    'equality across number types',
    [1, new Double(1), Long.fromNumber(1), Decimal128.fromString('1.0'), '1', 2],
    { a: 1 },
    [0, 1, 2, 3],
  ],
  [
    'int64 that no double holds',
    [Long.fromString('9007199254740993'), Long.fromString('9007199254740992')],
    { a: Long.fromString('9007199254740993') },
    [0],
  ],
  [
    '0.1 as double and as decimal',
    [0.1, Decimal128.fromString('0.1')],
    { a: Decimal128.fromString('0.1') },
    [1],
  ],
  ['MinKey is below all, missing fields too', [1, MISSING, null], { a: { $gt: new MinKey() } }, [0, 1, 2]],
  [
    '$regex finds itself',
    [new BSONRegExp('abc'), new BSONRegExp('abc', 'i'), 'abcd'],
    { a: { $regex: 'abc' } },
    [0, 2],
  ],
  [
    'a reference by its $id',
    [
      { $ref: 'things', $id: 1 },
      { $ref: 'things', $id: 2 },
    ],
    { 'a.$id': 2 },
    [1],
  ],
  ['NaN equals NaN', [Number.NaN, 1], { a: Number.NaN }, [0]],
  ['NaN is not below a number', [Number.NaN, 1, -1], { a: { $lt: 0 } }, [2]],
  ['null finds missing', [null, MISSING, 0, undefined], { a: null }, [0, 1, 3]],
  ['$exists false finds missing alone', [null, MISSING], { a: { $exists: false } }, [1]],
  ['$exists true finds null and empty arrays', [null, MISSING, []], { a: { $exists: true } }, [0, 2]],
  ['$ne null excludes missing', [null, MISSING, 1], { a: { $ne: null } }, [2]],
  ['$in with null', [null, MISSING, 1, 2], { a: { $in: [null, 1] } }, [0, 1, 2]],
  ['$nin with null', [null, MISSING, 1, 2], { a: { $nin: [null, 1] } }, [3]],
  ['$gte null', [null, MISSING, 1], { a: { $gte: null } }, [0, 1]],
  ['element or whole array', [[1, 2], [1], 1, [[1, 2]], [2, 1]], { a: [1, 2] }, [0, 3]],
  ['any element', [[1, 2], [3], 2], { a: 2 }, [0, 2]],
  ['two bounds, through two elements or one', [[1, 10], [5], [1, 2]], { a: { $gt: 4, $lt: 6 } }, [0, 1]],
  [
    '$elemMatch through one element',
    [
      [1, 10],
      [5, 9],
    ],
    { a: { $elemMatch: { $gt: 4, $lt: 6 } } },
    [1],
  ],
  ['comparison stays within a type', [1, '1', null, true, new Date(5)], { a: { $gt: 0 } }, [0]],
  ['strings by bytes', ['a', 'B', 'ä', '😀', '\uffff'], { a: { $gt: 'ä' } }, [3, 4]],
  ['dates', [new Date(1), new Date(5), 5], { a: { $gte: new Date(5) } }, [1]],
  ['object ids', [oid, new ObjectId('ffffffffffffffffffffffff')], { a: { $gt: oid } }, [1]],
  [
    'documents with their order of fields',
    [{ x: 1, y: 2 }, { y: 2, x: 1 }, { x: 1 }],
    { a: { x: 1, y: 2 } },
    [0],
  ],
  ['dotted path', [{ b: 1 }, { b: 2 }, [{ b: 1 }], 1], { 'a.b': 1 }, [0, 2]],
  ['dotted null', [{}, { b: null }, [{}], [], [1], 4, { b: 1 }], { 'a.b': null }, [0, 1, 2, 5]],
  ['array index in a path', [[1, 2], [2, 1], [[2]], { 0: 2 }], { 'a.0': 2 }, [1, 3]],
  ['index and field in a path', [[{ b: 1 }, { b: 2 }], [{ b: 2 }]], { 'a.0.b': 2 }, [1]],
  [
    '$elemMatch with documents',
    [
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
      [{ x: 1, y: 2 }],
    ],
    { a: { $elemMatch: { x: 1, y: 2 } } },
    [1],
  ],
  ['$not with missing', [1, 5, MISSING, 'x'], { a: { $not: { $gt: 3 } } }, [0, 2, 3]],
  ['$not with a pattern', ['ab', 'b', MISSING], { a: { $not: /^a/ } }, [1, 2]],
  ['a pattern', ['Anna', 'hanna', ['anna'], 5], { a: /^anna/i }, [0, 2]],
  ['$regex with options', ['one\ntwo', 'two'], { a: { $regex: '^two', $options: 'm' } }, [0, 1]],
  ['^ behind the last newline', ['a\n', 'a\nb', ''], { a: { $regex: '^$', $options: 'm' } }, [2]],
  [
    'braces and escapes that mean nothing',
    ['{x}', 'a-b#]', 'x'],
    { a: { $regex: '^{x}$|a\\-b\\#]' } },
    [0, 1],
  ],
  ['a reference to a group', ['abab', 'ab'], { a: { $regex: '(ab)\\1' } }, [0]],
  ['$in with a reference', [{ $ref: 'b', $id: 1 }, 1], { a: { $in: [{ $ref: 'b', $id: 1 }] } }, [0]],
  ['a pattern by code point', ['😀', 'xx'], { a: /^.$/ }, [0]],
  ['a pattern in $in', ['abc', 'x'], { a: { $in: [/^ab/, 5] } }, [0]],
  ['a stored pattern', [new BSONRegExp('x', 'i'), 'X'], { a: new BSONRegExp('x', 'i') }, [0, 1]],
  [
    'binary',
    [new Binary(Buffer.from('ab')), new Binary(Buffer.from('ac'))],
    { a: new Binary(Buffer.from('ab')) },
    [0],
  ],
  ['$or', [1, 2, 3], { $or: [{ a: 1 }, { a: 2 }] }, [0, 1]],
  ['$and twice on a field', [[1, 2], [1]], { $and: [{ a: 1 }, { a: 2 }] }, [0]],
  ['$eq with an operator-like literal', [{ b: 1 }, 1], { a: { $eq: { b: 1 } } }, [0]],
  [
    'a timestamp',
    [new Timestamp({ t: 1, i: 1 }), new Timestamp({ t: 1, i: 2 })],
    { a: new Timestamp({ t: 1, i: 2 }) },
    [1],
  ],
  ['code', [new Code('a'), new Code('b')], { a: new Code('b') }, [1]],
  [
    'a decimal between doubles',
    [Decimal128.fromString('0.30'), 0.3],
    { a: { $eq: Decimal128.fromString('0.3') } },
    [0],
  ],
  ['MaxKey is above all', [1, 'x', new MaxKey(), null], { a: { $lt: new MaxKey() } }, [0, 1, 3]],
  [
    '$elemMatch with $or',
    [[{ x: 1 }], [{ y: 2 }], [{ z: 1 }]],
    { a: { $elemMatch: { $or: [{ x: 1 }, { y: 2 }] } } },
    [0, 1],
  ],
  ['$elemMatch with $not', [[1], [5], []], { a: { $elemMatch: { $not: { $gt: 3 } } } }, [0]],
  [
    '$elemMatch into arrays of arrays',
    [[[1, 2]], [[3]], [1]],
    { a: { $elemMatch: { $elemMatch: { $gt: 2 } } } },
    [1],
  ],
  ['$elemMatch with an index', [[[1, 2]], [[2, 1]]], { a: { $elemMatch: { 0: 1 } } }, [0]],
  ['$exists inside documents of an array', [[{ b: 1 }], [{ c: 1 }], 1], { 'a.b': { $exists: true } }, [0]],
  ['$ne over elements', [[1, 2], [3], 1], { a: { $ne: 1 } }, [1]],
  ['$nin over elements', [[1, 2], [3], 1], { a: { $nin: [1, 5] } }, [1]],
  ['$regex with a pattern and options apart', ['AB', 'b'], { a: { $regex: /^a/, $options: 'i' } }, [0]],
  ['$not around $regex', ['ab', 'b'], { a: { $not: { $regex: '^a' } } }, [1]],
  ['an int32 and a double', [new Int32(3), new Double(3.5)], { a: { $gte: 3 } }, [0, 1]],
];

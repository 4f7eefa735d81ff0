import mongoose from 'mongoose';
import type { ContractDatabase } from './contract-database';
import { startContractDatabase } from './contract-database';

const { Schema } = mongoose;

const personSchema = new Schema(
  {
    email: { type: String, required: true, unique: true },
    name: String,
    tags: [String],
    logins: { type: Number, default: 0 },
    address: { city: String, zip: String },
    notes: [{ text: String, stars: Number }],
    picture: Buffer,
    friend: { type: Schema.Types.ObjectId, ref: 'Person' },
  },
  { timestamps: true, optimisticConcurrency: true },
);

const createPersonModel = (connection: mongoose.Connection) => connection.model('Person', personSchema);

describe('Mongoose on the embedded database', () => {
  let database: ContractDatabase;
  let connection: mongoose.Connection;
  let Person: ReturnType<typeof createPersonModel>;

  beforeAll(async () => {
    database = await startContractDatabase();
    connection = await mongoose.createConnection(database.uri, { dbName: database.name }).asPromise();
    Person = createPersonModel(connection);
    await Person.init();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
    await database.stop();
  });

  beforeEach(() => Person.deleteMany({}));

  it('Mongoose saves, reads and changes a document with nested fields, arrays and buffers', async () => {
    const saved = await Person.create({
      email: 'a@example.com',
      tags: ['x'],
      address: { city: 'Graz' },
      notes: [{ text: 'one', stars: 1 }],
      picture: Buffer.from([1, 2, 3]),
    });
    saved.tags.push('y');
    saved.address!.zip = '8010';
    saved.notes[0]!.stars = 5;
    await saved.save();

    const found = await Person.findById(saved._id).orFail().lean();
    expect(found).toMatchObject({
      email: 'a@example.com',
      tags: ['x', 'y'],
      address: { city: 'Graz', zip: '8010' },
      notes: [{ text: 'one', stars: 5 }],
      logins: 0,
      __v: 1,
    });
    expect(found.createdAt).toBeInstanceOf(Date);
    expect(Buffer.from(found.picture!.buffer)).toEqual(Buffer.from([1, 2, 3]));
  });

  it('Mongoose gets a duplicate key error with the key', async () => {
    await Person.create({ email: 'a@example.com' });
    await expect(Person.create({ email: 'a@example.com' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@example.com' },
      message: expect.stringContaining(
        `E11000 duplicate key error collection: ${database.name}.people index: email_1 dup key: { email: "a@example.com" }`,
      ),
    });
  });

  it('Mongoose gets a VersionError for a stale save', async () => {
    await Person.create({ email: 'a@example.com' });
    const [first, second] = await Promise.all([Person.findOne().orFail(), Person.findOne().orFail()]);
    first.name = 'first';
    await first.save();
    second.name = 'second';
    await expect(second.save()).rejects.toThrow(mongoose.Error.VersionError);
  });

  it('Mongoose upserts once, with the defaults of the schema', async () => {
    const upsertPerson = (): Promise<unknown> =>
      Person.findOneAndUpdate(
        { email: 'a@example.com' },
        { $inc: { logins: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    await upsertPerson();
    await upsertPerson();
    expect(await Person.find().lean()).toMatchObject([{ email: 'a@example.com', logins: 2, tags: [] }]);
  });

  it('Mongoose populates references', async () => {
    const friend = await Person.create({ email: 'friend@example.com', name: 'Friend' });
    await Person.create({ email: 'a@example.com', friend: friend._id });
    const found = await Person.findOne({ email: 'a@example.com' }).populate<{ friend: { name: string } }>(
      'friend',
    );
    expect(found?.friend.name).toBe('Friend');
  });

  it('Mongoose iterates a cursor beyond one batch', async () => {
    await Person.insertMany(
      Array.from({ length: 250 }, (_, i) => ({ email: `p${i}@example.com`, logins: i })),
    );
    let sum = 0;
    for await (const person of Person.find().sort({ logins: -1 }).cursor({ batchSize: 40 }))
      sum += person.logins;
    expect(sum).toBe((249 * 250) / 2);
  });

  it('Mongoose builds the indexes of the schema once and keeps them in sync', async () => {
    await Person.syncIndexes();
    expect((await Person.listIndexes()).map(({ name }) => name)).toEqual(['_id_', 'email_1']);
  });

  it('Mongoose writes in bulk', async () => {
    const result = await Person.bulkWrite([
      { insertOne: { document: { email: 'a@example.com' } } },
      { updateOne: { filter: { email: 'a@example.com' }, update: { $set: { name: 'A' } } } },
      { updateOne: { filter: { email: 'b@example.com' }, update: { $set: { name: 'B' } }, upsert: true } },
      { deleteOne: { filter: { email: 'a@example.com' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(await Person.find().lean()).toMatchObject([{ email: 'b@example.com', name: 'B' }]);
  });
});

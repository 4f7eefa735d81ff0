import { startEmbeddedMongo } from '@figura/embedded-mongo';
import { createConnection, Schema } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExaminedQueries } from './examined-queries';

it('a query without an index is named with the test that made it and its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figura-queries-'));
  const given = process.env['MONGODB_URI'];
  const engine = given ? null : await startEmbeddedMongo({ folder, isDurable: false });
  const connection = await createConnection(given ?? engine!.uri, {
    dbName: `figura_queries_${process.pid}`,
  }).asPromise();
  const schema = new Schema({ name: String, color: String }).index({ name: 1 });
  const model = connection.model('Garment', schema);
  await model.init();
  const queries = new ExaminedQueries(connection);

  await model.findOne({ name: 'coat' });
  await queries.assertServed();
  await model.findOne({ color: 'red' });
  await expect(queries.assertServed()).rejects.toThrow(
    /No index serves garments \{color\}\nin "a query without an index is named/,
  );
  await queries.assertServed();

  await connection.dropDatabase();
  await connection.close();
  await engine?.close();
  rmSync(folder, { recursive: true, force: true });
});

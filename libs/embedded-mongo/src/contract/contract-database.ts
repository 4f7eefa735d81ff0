import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '../server';

/** One database per test file: on the server of MONGODB_URI, else on a fresh engine. */
export interface ContractDatabase {
  readonly uri: string;
  readonly name: string;
  readonly real: boolean;
  stop(): Promise<void>;
}

export async function startContractDatabase(): Promise<ContractDatabase> {
  const name = `contract_${randomBytes(6).toString('hex')}`;
  const uri = process.env['MONGODB_URI'];
  if (uri) return { uri, name, real: true, stop: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), 'figura-contract-'));
  const engine = await startEmbeddedMongo({ folder, isDurable: false });
  return {
    uri: engine.uri,
    name,
    real: false,
    stop: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ContractConnection {
  readonly client: mongo.MongoClient;
  readonly db: mongo.Db;
  readonly real: boolean;
  stop(): Promise<void>;
}

export async function connectContractDatabase(): Promise<ContractConnection> {
  const database = await startContractDatabase();
  const client = await mongo.MongoClient.connect(database.uri);
  const db = client.db(database.name);
  return {
    client,
    db,
    real: database.real,
    stop: async () => {
      await db.dropDatabase();
      await client.close();
      await database.stop();
    },
  };
}

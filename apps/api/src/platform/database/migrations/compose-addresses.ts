import type { mongo } from 'mongoose';
import { isDuplicate } from '../database-errors';
import type { Migration } from './migration';

const BATCH_DOCUMENTS = 1_000;

/** In ASCII there is one spelling only. */
const BEYOND_ASCII = { email: /[^ -~]/ };

interface StoredUser {
  _id: mongo.ObjectId;
  email: string;
}

/**
 * Stores the email addresses of users composed. They were stored as they were typed, and whoever had typed theirs in
 * parts (an e and an accent) would not be found any more. Where the composed spelling has an account already, both
 * stay.
 */
export function composeAddresses(words: Pick<Migration, 'name' | 'description'>): Migration {
  return {
    ...words,
    extent: async (db) => {
      let documents = 0;
      for await (const user of usersFrom(db, null)) if (spelledOtherwise(user)) documents++;
      return { documents, indexes: 0 };
    },
    batch: async (db, from) => {
      const users = await usersFrom(db, from).limit(BATCH_DOCUMENTS).toArray();
      let documents = 0;
      for (const user of users.filter(spelledOtherwise)) if (await respell(db, user)) documents++;
      return { documents, indexes: 0, next: users.length < BATCH_DOCUMENTS ? null : users.at(-1)!._id };
    },
  };
}

function usersFrom(db: mongo.Db, from: unknown): mongo.FindCursor<StoredUser> {
  const filter = from === null ? BEYOND_ASCII : { ...BEYOND_ASCII, _id: { $gt: from as mongo.ObjectId } };
  return db.collection<StoredUser>('users').find(filter).project<StoredUser>({ email: 1 }).sort({ _id: 1 });
}

function spelledOtherwise({ email }: StoredUser): boolean {
  return email !== composed(email);
}

/** A spelling of its own: what the API takes for the same may change, what this migration did may not. */
function composed(email: string): string {
  return email.normalize('NFC').toLowerCase().normalize('NFC');
}

async function respell(db: mongo.Db, { _id, email }: StoredUser): Promise<boolean> {
  try {
    const change = { $set: { email: composed(email) } };
    return (await db.collection<StoredUser>('users').updateOne({ _id, email }, change)).modifiedCount === 1;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

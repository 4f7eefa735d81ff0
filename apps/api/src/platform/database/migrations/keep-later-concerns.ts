import type { mongo } from 'mongoose';
import type { Migration } from './migration';

const BATCH_DOCUMENTS = 1_000;

/** The pairs as they were when this migration was written; the list that the product uses may go on changing. */
const OPPOSITES = [
  ['neck:long', 'neck:short'],
  ['arms:toned', 'arms:flabby'],
  ['arms:big', 'arms:thin'],
  ['abdomen:toned', 'abdomen:protruding'],
  ['abdomen:toned', 'abdomen:extreme-protrusion'],
  ['back:thick', 'back:thin'],
  ['bottom:big', 'bottom:flat'],
  ['legs:thick', 'legs:thin'],
  ['calves:toned', 'calves:undefined'],
  ['calves:thick', 'calves:thin'],
  ['feet:big', 'feet:small'],
  ['feet:narrow', 'feet:wide'],
];

const HOLDS_A_PAIR = { $or: OPPOSITES.map((pair) => ({ bodyConcerns: { $all: pair } })) };

interface StoredUser {
  _id: mongo.ObjectId;
  bodyConcerns: string[];
}

/** Takes the earlier of each stored pair of opposite concerns away. */
export function keepLaterConcerns(words: Pick<Migration, 'name' | 'description'>): Migration {
  return {
    ...words,
    extent: async (db) => ({
      documents: await db.collection('users').countDocuments(HOLDS_A_PAIR),
      indexes: 0,
    }),
    batch: async (db, from) => {
      const users = db.collection<StoredUser>('users');
      const found = await users
        .find(from === null ? HOLDS_A_PAIR : { ...HOLDS_A_PAIR, _id: { $gt: from as mongo.ObjectId } })
        .sort({ _id: 1 })
        .limit(BATCH_DOCUMENTS)
        .toArray();
      let documents = 0;
      for (const { _id, bodyConcerns } of found) {
        const change = { $set: { bodyConcerns: laterOnes(bodyConcerns) } };
        documents += (await users.updateOne({ _id, bodyConcerns }, change)).modifiedCount;
      }
      return { documents, indexes: 0, next: found.length < BATCH_DOCUMENTS ? null : found.at(-1)!._id };
    },
  };
}

function laterOnes(concerns: readonly string[]): string[] {
  return concerns.filter(
    (concern, index) =>
      !concerns
        .slice(index + 1)
        .some((later) => OPPOSITES.some((pair) => pair.includes(concern) && pair.includes(later))),
  );
}

import type { mongo } from 'mongoose';

/** One change to what is stored. It names collections and fields itself, since schemas go on changing after it. */
export interface Migration {
  /** Number and matter. Never changed once it is released: it is what the database remembers. */
  readonly name: string;
  /** For whoever runs Figura. */
  readonly description: string;
  /** Must be right when it is killed in the middle and done again: it finds only what is unchanged yet. */
  readonly run: (db: mongo.Db) => Promise<unknown>;
}

/** Every change to what is stored, in the order in which they are made. One that is released stays as and where it is. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-baseline',
    description: 'What the schemas of the first release say',
    run: () => Promise.resolve(),
  },
];

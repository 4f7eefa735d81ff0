import type { mongo } from 'mongoose';

/** Migrations name collections and fields literally, since schemas change later. */
export interface Migration {
  /** Number and topic. Never change it after the release: the database stores it. */
  readonly name: string;
  readonly description: string;
  /** Must be safe to repeat after a crash in the middle. */
  readonly run: (db: mongo.Db) => Promise<unknown>;
}

/** In order of execution. Released ones must not change or move. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-baseline',
    description: 'Schemas of the first release',
    run: () => Promise.resolve(),
  },
];

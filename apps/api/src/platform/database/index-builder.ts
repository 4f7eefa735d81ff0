import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { createConnection, type Connection } from 'mongoose';
import { DatabaseHost } from './database-host';

/** Indexes of former versions, by collection, that would refuse what is right today. */
const RETIRED: Readonly<Record<string, readonly string[]>> = {
  // Addresses were unique among unverified accounts, too.
  users: ['email_1'],
};

/** MongoDB's codes for a collection and for an index that does not exist. */
const NOT_THERE = new Set<unknown>([26, 27]);

/**
 * Builds every declared index before the first request: unique indexes are the guarantee against doubles. Through a
 * connection of its own, since a large collection takes a server longer than any request would wait.
 */
@Injectable()
export class IndexBuilder implements OnApplicationBootstrap {
  constructor(
    @Inject(getConnectionToken()) private readonly connection: Connection,
    private readonly host: DatabaseHost,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const builder = await createConnection(await this.host.uri(), {
      ...this.host.patience(),
      socketTimeoutMS: 0,
      autoIndex: false,
    }).asPromise();
    try {
      await dropRetired(builder);
      await Promise.all(
        Object.values(this.connection.models).map(({ modelName, schema }) =>
          builder.model(modelName, schema).createIndexes(),
        ),
      );
    } finally {
      await builder.close();
    }
  }
}

async function dropRetired(builder: Connection): Promise<void> {
  for (const [collection, names] of Object.entries(RETIRED))
    for (const name of names) {
      try {
        await builder.collection(collection).dropIndex(name);
      } catch (error) {
        // On every start but the first; and another process may start at the same moment.
        if (!NOT_THERE.has((error as { code?: unknown }).code)) throw error;
      }
    }
}

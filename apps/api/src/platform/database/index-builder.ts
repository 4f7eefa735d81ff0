import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { createConnection, type Connection } from 'mongoose';
import { DatabaseHost } from './database-host';

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

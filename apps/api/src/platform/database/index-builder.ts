import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DatabaseHost } from './database-host';

/** Before the first request: unique indexes prevent duplicates. */
@Injectable()
export class IndexBuilder implements OnApplicationBootstrap {
  constructor(
    @Inject(getConnectionToken()) private readonly connection: Connection,
    private readonly host: DatabaseHost,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const models = Object.values(this.connection.models);
    await this.host.runSlowWork((builder) =>
      Promise.all(models.map(({ modelName, schema }) => builder.model(modelName, schema).createIndexes())),
    );
  }
}

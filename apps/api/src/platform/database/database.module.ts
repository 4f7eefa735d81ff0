import { startEmbeddedMongo, FolderInUseError, type EmbeddedMongo } from '@figura/embedded-mongo';
import { Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';

// A second line behind the typed repositories: operators that reach a filter are values, unknown paths are errors.
mongoose.set({ sanitizeFilter: true, strictQuery: 'throw' });

/**
 * How long a database server may keep silent, in milliseconds. An operation that meets it waits for its answer, and if it only
 * reads it is tried once more: together less than the 10 s that browsers wait. The engine in this process is never silent, only busy
 * with the same work as this process.
 */
const PATIENCE = {
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 2_000,
  waitQueueTimeoutMS: 8_000,
  socketTimeoutMS: 5_000,
};

/** Where the database is, and what has to be closed when this process is its host. */
@Injectable()
export class DatabaseHost implements OnApplicationShutdown {
  private embedded: EmbeddedMongo | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The configured address, or that of the embedded engine: started here, or found running in another process. */
  async uri(): Promise<string> {
    if (this.config.mongodbUri) return this.config.mongodbUri;
    try {
      this.embedded = await startEmbeddedMongo({ folder: join(this.config.dataDir, 'mongo') });
      return `${this.embedded.uri}/figura`;
    } catch (error) {
      // The admin CLI and a second process work on the database of the one that already serves the folder.
      if (error instanceof FolderInUseError) return `${error.uri}/figura`;
      throw error;
    }
  }

  /** The embedded engine, when it is this process that serves it. */
  served(): EmbeddedMongo | undefined {
    return this.embedded;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.close();
  }
}

@Global()
@Module({ providers: [DatabaseHost], exports: [DatabaseHost] })
class DatabaseHostModule {}

/** Builds every declared index before the first request: unique indexes are the guarantee against doubles. */
@Injectable()
class IndexBuilder {
  constructor(@Inject(getConnectionToken()) private readonly connection: Connection) {}

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }
}

@Module({
  imports: [
    DatabaseHostModule,
    MongooseModule.forRootAsync({
      inject: [DatabaseHost],
      useFactory: async (host: DatabaseHost) => ({
        uri: await host.uri(),
        ...(host.served() ? {} : PATIENCE),
        bufferCommands: false,
        retryAttempts: 3,
      }),
    }),
  ],
  providers: [IndexBuilder],
})
export class DatabaseModule {}

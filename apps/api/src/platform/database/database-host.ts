import type { EmbeddedMongo } from '@figura/embedded-mongo';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createConnection, type Connection } from 'mongoose';
import { join } from 'node:path';
import { type Config, CONFIG } from '../config/config';
import { makeDataFolder } from '../config/data-folder';

/**
 * How long a database server may keep silent, in milliseconds. An operation that meets it waits for its answer, and if it only
 * reads it is tried once more: together less than the 10 s that browsers wait.
 */
const PATIENCE = {
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 2_000,
  waitQueueTimeoutMS: 8_000,
  socketTimeoutMS: 5_000,
};

/**
 * The engine in this process is never silent, only busy with the same work as this process: on a busy machine a first start may
 * take minutes.
 */
const OWN_ENGINE_PATIENCE = { serverSelectionTimeoutMS: 300_000, connectTimeoutMS: 0 };

/** That of another process may be as busy as that. */
const OTHER_ENGINE_PATIENCE = { serverSelectionTimeoutMS: 30_000, connectTimeoutMS: 30_000 };

/** Where the database is, and what has to be closed when this process is its host. */
@Injectable()
export class DatabaseHost implements OnApplicationShutdown {
  private embedded: EmbeddedMongo | undefined;
  private knownUri: Promise<string> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The configured URI, or that of the embedded engine: started here, or found running in another process. */
  uri(): Promise<string> {
    return (this.knownUri ??= this.find());
  }

  /** The embedded engine, when it is this process that serves it. */
  served(): EmbeddedMongo | undefined {
    return this.embedded;
  }

  /** How long to wait for it, as options of a connection; to be asked after {@link uri}. */
  patience(): Partial<typeof PATIENCE> {
    if (this.config.mongodbUri) return PATIENCE;
    return this.embedded ? OWN_ENGINE_PATIENCE : OTHER_ENGINE_PATIENCE;
  }

  /**
   * A connection of its own for what takes a server longer than any request would wait, such as building an index of a
   * large collection. Whoever asks closes it.
   */
  async connectWithPatience(): Promise<Connection> {
    const uri = await this.uri();
    return createConnection(uri, { ...this.patience(), socketTimeoutMS: 0, autoIndex: false }).asPromise();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.close();
  }

  private async find(): Promise<string> {
    if (this.config.mongodbUri) return this.config.mongodbUri;
    // A server with a database elsewhere never loads it.
    const { FolderInUseError, startEmbeddedMongo } = await import('@figura/embedded-mongo');
    makeDataFolder(this.config.dataDir);
    try {
      const { dataDir, isDurable } = this.config;
      this.embedded = await startEmbeddedMongo({ folder: join(dataDir, 'mongo'), isDurable });
      return `${this.embedded.uri}/figura`;
    } catch (error) {
      // The admin CLI and a second process work on the database of the one that already serves the folder.
      if (error instanceof FolderInUseError) return `${error.uri}/figura`;
      throw error;
    }
  }
}

import type { EmbeddedMongo } from '@figura/embedded-mongo';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createConnection, type Connection } from 'mongoose';
import { join } from 'node:path';
import { type Config, CONFIG } from '../config/config';
import { makeDataFolder } from '../config/data-folder';

/** Milliseconds. Reads are retried once; together less than the 10 s that the web app waits. */
const TIMEOUTS = {
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 2_000,
  waitQueueTimeoutMS: 8_000,
  socketTimeoutMS: 5_000,
};

/** The embedded database may be busy but never hangs; a first start may take minutes. */
const EMBEDDED_TIMEOUTS = { serverSelectionTimeoutMS: 300_000, connectTimeoutMS: 0 };

const REMOTE_EMBEDDED_TIMEOUTS = { serverSelectionTimeoutMS: 30_000, connectTimeoutMS: 30_000 };

@Injectable()
export class DatabaseHost implements OnApplicationShutdown {
  private embedded: EmbeddedMongo | undefined;
  private knownUri: Promise<string> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  findUri(): Promise<string> {
    return (this.knownUri ??= this.resolveUri());
  }

  getServer(): EmbeddedMongo | undefined {
    return this.embedded;
  }

  /** Call it after {@link findUri}. */
  getTimeouts(): Partial<typeof TIMEOUTS> {
    if (this.config.mongodbUri) return TIMEOUTS;
    return this.embedded ? EMBEDDED_TIMEOUTS : REMOTE_EMBEDDED_TIMEOUTS;
  }

  /** On a separate connection, for slow work such as index builds. */
  async runSlowWork<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const uri = await this.findUri();
    const patience = { ...this.getTimeouts(), socketTimeoutMS: 0, waitQueueTimeoutMS: 0 };
    const connection = await createConnection(uri, { ...patience, autoIndex: false }).asPromise();
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.close();
  }

  private async resolveUri(): Promise<string> {
    if (this.config.mongodbUri) return this.config.mongodbUri;
    const { FolderInUseError, startEmbeddedMongo } = await import('@figura/embedded-mongo');
    makeDataFolder(this.config.dataDir);
    try {
      const { dataDir, isDurable } = this.config;
      this.embedded = await startEmbeddedMongo({ folder: join(dataDir, 'mongo'), isDurable });
      return `${this.embedded.uri}/figura`;
    } catch (error) {
      // A second process uses the engine that already serves the folder.
      if (error instanceof FolderInUseError) return `${error.uri}/figura`;
      throw error;
    }
  }
}

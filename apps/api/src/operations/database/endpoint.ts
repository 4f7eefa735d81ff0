import { Inject, Injectable } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ValidationError } from '../../platform/errors/domain-error';
import { type Config, CONFIG } from '../../platform/config/config';
import { DatabaseHost } from '../../platform/database/database-host';
import { CopyRefusedError } from '../../platform/database/copy/copy.errors';

export interface Endpoint {
  uri: string;
  close(): Promise<void>;
}

const WITH_DATABASE = /^mongodb(\+srv)?:\/\/[^/]+\/[^/?]+/;

@Injectable()
export class Endpoints {
  constructor(
    private readonly host: DatabaseHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  openSource(from: string): Promise<Endpoint> {
    return from.startsWith('mongodb') ? Promise.resolve(createEndpoint(from)) : this.openFolder(from);
  }

  openTarget(to: string): Endpoint {
    return createEndpoint(to);
  }

  private async openFolder(dataDir: string): Promise<Endpoint> {
    const folder = resolve(dataDir, 'mongo');
    if (!existsSync(folder)) throw new ValidationError([`There is no embedded database in ${dataDir}.`]);
    const own = this.host.getServer();
    if (own && folder === resolve(join(this.config.dataDir, 'mongo')))
      return { uri: `${own.uri}/figura`, close: () => Promise.resolve() };
    const { FolderInUseError, startEmbeddedMongo } = await import('@figura/embedded-mongo');
    try {
      const embedded = await startEmbeddedMongo({ folder });
      return { uri: `${embedded.uri}/figura`, close: () => embedded.close() };
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      throw new CopyRefusedError(
        'Figura is running on this folder. Stop it first, because the copy may miss what is written in the meantime.',
        { cause: error },
      );
    }
  }
}

function createEndpoint(uri: string): Endpoint {
  if (!WITH_DATABASE.test(uri))
    throw new ValidationError([
      'A database is named by its URL with its name, for instance mongodb://localhost:27017/figura.',
    ]);
  return { uri, close: () => Promise.resolve() };
}

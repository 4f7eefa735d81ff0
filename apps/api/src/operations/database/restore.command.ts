import { Inject } from '@nestjs/common';
import { SubCommand } from 'nest-commander';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JsonCommand } from '../../platform/command-line/admin-command';
import { type Config, CONFIG } from '../../platform/config/config';
import { makeDataFolder } from '../../platform/config/data-folder';
import { SECRET_FILE } from '../../platform/config/secrets';
import { ValidationError } from '../../platform/errors/domain-error';

@SubCommand({
  name: 'restore',
  arguments: '<folder>',
  description:
    'Restore a backup of the embedded database into DATA_DIR, which must be empty; stop Figura first',
})
export class RestoreDatabaseCommand extends JsonCommand {
  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }

  async run([folder = '']: string[], { json }: { json?: boolean }): Promise<void> {
    const { dataDir, mongodbUri } = this.config;
    if (mongodbUri)
      throw new ValidationError(['MONGODB_URI is set: use mongorestore (see docs/operations.md).']);
    if (!folder.trim()) throw new ValidationError(['The folder name is empty.']);
    if (!existsSync(join(folder, 'mongo'))) throw new ValidationError([`There is no backup in ${folder}.`]);
    makeDataFolder(dataDir);
    const found = readdirSync(dataDir).filter((name) => name !== 'lost+found');
    if (found.length)
      throw new ValidationError([
        `${dataDir} is not empty. Stop Figura and move its contents away; nothing was changed.`,
      ]);
    const { backUpEmbeddedMongo } = await import('@figura/embedded-mongo');
    await backUpEmbeddedMongo(join(folder, 'mongo'), join(dataDir, 'mongo'));
    const secret = join(folder, SECRET_FILE);
    if (existsSync(secret)) copyFileSync(secret, join(dataDir, SECRET_FILE));
    this.printResult(
      { from: folder, to: dataDir },
      `Copied ${folder} to ${dataDir}. Start Figura now.`,
      json,
    );
  }
}

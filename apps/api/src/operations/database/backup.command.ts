import { Inject } from '@nestjs/common';
import { SubCommand } from 'nest-commander';
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AuditService } from '../audit/audit.service';
import { JsonCommand } from '../../platform/command-line/admin-command';
import { type Config, CONFIG } from '../../platform/config/config';
import { SECRET_FILE } from '../../platform/config/secrets';
import { ValidationError } from '../../platform/errors/domain-error';

@SubCommand({
  name: 'backup',
  arguments: '<folder>',
  description: 'Back up the data folder with its embedded database as of one moment, even while Figura runs',
})
export class BackUpDatabaseCommand extends JsonCommand {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly audit: AuditService,
  ) {
    super();
  }

  async run([folder = '']: string[], { json }: { json?: boolean }): Promise<void> {
    const { dataDir, mongodbUri } = this.config;
    if (mongodbUri)
      throw new ValidationError(['MONGODB_URI is set: use mongodump (see docs/operations.md).']);
    if (!folder.trim()) throw new ValidationError(['The folder name is empty.']);
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new ValidationError([`${folder} is not a folder.`]);
    if (existsSync(folder) && readdirSync(folder).length)
      throw new ValidationError([`${folder} is not empty. A backup needs its own folder.`]);
    await this.audit.note('database backup', 'database');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { backUpEmbeddedMongo } = await import('@figura/embedded-mongo');
    await backUpEmbeddedMongo(join(dataDir, 'mongo'), join(folder, 'mongo'));
    const secret = join(dataDir, SECRET_FILE);
    if (existsSync(secret)) copyFileSync(secret, join(folder, SECRET_FILE));
    this.printResult({ from: dataDir, to: folder }, `Copied ${dataDir} to ${folder}.`, json);
  }
}

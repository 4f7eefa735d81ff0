import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../logging/logger';
import { DatabaseHost } from '../database-host';
import { MigrationRunner } from './migration-runner';

@Injectable()
export class MigrationsAtStart implements OnModuleInit {
  constructor(
    private readonly host: DatabaseHost,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const connection = await this.host.connectWithPatience();
    try {
      await new MigrationRunner(connection.db!, {
        report: (event) => this.logger.info(event, 'Migrating the data'),
      }).run();
    } finally {
      await connection.close();
    }
  }
}

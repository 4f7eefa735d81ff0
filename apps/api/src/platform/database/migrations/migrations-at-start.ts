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
    const report = (event: object) => this.logger.info(event, 'Running database migrations');
    await this.host.runSlowWork(({ db }) => new MigrationRunner(db!, { report }).run());
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../logging/logging.module';
import { DatabaseHost } from '../database-host';
import { MigrationRunner, type MigrationEvent } from './migration-runner';

/** Brings the data to this version before anything else of the process touches it. */
@Injectable()
export class MigrationsAtStart implements OnModuleInit {
  constructor(
    private readonly host: DatabaseHost,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws NewerDataError and MigrationBusyError, which end the start */
  async onModuleInit(): Promise<void> {
    const connection = await this.host.connectWithPatience();
    try {
      await new MigrationRunner(connection.db!, { report: (event) => this.log(event) }).run();
    } finally {
      await connection.close();
    }
  }

  private log(event: MigrationEvent): void {
    switch (event.kind) {
      case 'waiting':
        return this.logger.info(
          { holder: event.holder },
          'Waiting for another process that migrates the data',
        );
      case 'progress':
        return this.logger.info(
          { migration: event.name, documents: event.done, of: event.total },
          'Migrating the data',
        );
      case 'done':
        return this.logger.info({ migration: event.result.name, ...extentOf(event) }, 'Migrated the data');
    }
  }
}

function extentOf({ result: { documents, indexes } }: MigrationEvent & { kind: 'done' }) {
  return { documents, indexes };
}

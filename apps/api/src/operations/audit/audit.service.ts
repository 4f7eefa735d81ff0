import { Inject, Injectable } from '@nestjs/common';
import { hostname, userInfo } from 'node:os';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { AuditEntriesRepository } from './audit-entries.repository';

@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditEntriesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Call it before the action, which must not go unlogged. */
  async note(act: string, subject: string): Promise<void> {
    const operator = this.config.operator ?? `${userInfo().username}@${hostname()}`;
    await this.entries.add({ at: this.clock.now(), operator, act, subject });
  }
}

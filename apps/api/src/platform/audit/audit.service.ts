import { Inject, Injectable } from '@nestjs/common';
import { hostname, userInfo } from 'node:os';
import { Clock } from '../clock/clock';
import { type Config, CONFIG } from '../config/config';
import { AuditEntriesRepository } from './audit-entries.repository';

/** Notes what whoever runs Figura does with somebody's account, or lets Figura do by itself. */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditEntriesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Notes an act before it is done: what cannot be noted is not done.
   *
   * @param act the command, for instance `users verify`
   * @param subject id of the account, payment or feed that it is about
   */
  async note(act: string, subject: string): Promise<void> {
    const operator = this.config.operator ?? `${userInfo().username}@${hostname()}`;
    await this.entries.add({ at: this.clock.now(), operator, act, subject });
  }
}

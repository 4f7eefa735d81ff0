import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { LOGGER } from '../../platform/logging/logger';
import { AccountErasureService } from './account-erasure.service';
import { UserCache } from '../user.cache';

type CalledRequest = FastifyRequest & { user?: Caller };

/**
 * Erases what a request stored while its account was being deleted, so that domains need not handle this race.
 */
@Injectable()
export class EraseAfterRequestHook implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly accounts: UserCache,
    private readonly erasure: AccountErasureService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    // The command line serves no requests.
    const adapter = this.host.httpAdapter as typeof this.host.httpAdapter | null;
    adapter
      ?.getInstance<FastifyInstance>()
      .addHook('onSend', (request: CalledRequest, reply, payload, done) => {
        const { user, method } = request;
        // Most requests store nothing or have a cached account, so they need no check. Failed ones must not
        // wait for an unavailable database; the deletion job cleans up.
        const isSettled = method === 'GET' || method === 'DELETE' || reply.statusCode >= 500;
        if (!user || isSettled || this.accounts.get(user.userId)) return done(null, payload);
        void this.eraseIfAccountGone(user.userId).then(() => done(null, payload));
      });
  }

  private async eraseIfAccountGone(userId: string): Promise<void> {
    try {
      if (!(await this.accounts.load(userId))) await this.erasure.erase(userId);
    } catch (error) {
      this.logger.error(
        { err: error },
        'It could not be checked whether the account of a request still exists',
      );
    }
  }
}

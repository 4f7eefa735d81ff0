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
 * A request may be under way while its account is deleted. Before it is answered, what it may have stored about the user
 * is erased, so that no write of any domain has to think of this by itself.
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
        // Nearly all requests store nothing, or are of accounts that are in memory: they wait for nothing. One that failed does
        // not wait for a database that may be away: what it stored is erased by the job that a deletion enqueues.
        const isSettled = method === 'GET' || method === 'DELETE' || reply.statusCode >= 500;
        if (!user || isSettled || this.accounts.get(user.userId)) return done(null, payload);
        void this.eraseUnlessThere(user.userId).then(() => done(null, payload));
      });
  }

  private async eraseUnlessThere(userId: string): Promise<void> {
    try {
      if (!(await this.accounts.load(userId))) await this.erasure.erase(userId);
    } catch (error) {
      // The request was done: its answer does not depend on this.
      this.logger.error({ err: error }, 'Whether the account of a request is still there could not be read');
    }
  }
}

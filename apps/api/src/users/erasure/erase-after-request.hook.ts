import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/http/access/caller.decorator';
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
  ) {}

  onModuleInit(): void {
    // The command line serves no requests.
    const adapter = this.host.httpAdapter as typeof this.host.httpAdapter | null;
    adapter
      ?.getInstance<FastifyInstance>()
      .addHook('onSend', (request: CalledRequest, _reply, payload, done) => {
        const { user, method } = request;
        // Nearly all requests store nothing, or are of accounts that are in memory: they wait for nothing.
        if (!user || method === 'GET' || method === 'DELETE' || this.accounts.get(user.userId))
          return done(null, payload);
        this.eraseUnlessThere(user.userId).then(() => done(null, payload), done);
      });
  }

  private async eraseUnlessThere(userId: string): Promise<void> {
    if (!(await this.accounts.load(userId))) await this.erasure.erase(userId);
  }
}

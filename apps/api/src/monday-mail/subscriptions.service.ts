import { Injectable } from '@nestjs/common';
import type { MessageResponse } from '../platform/http/responses/message.dto';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { AccountsService } from '../users/accounts.service';
import { UnknownSubscriptionError } from './monday-mail.errors';
import { UnsubscribeTokens } from './unsubscribe-tokens.service';
import { responses as t } from './messages.en';

@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly accounts: AccountsService,
    private readonly limits: RateLimiter,
  ) {}

  /** Idempotent; a deleted account gets the same response. */
  unsubscribe(client: string, token: string): Promise<MessageResponse> {
    return this.limits.countWrong([['link:client', client]], async () => {
      const userId = this.tokens.findUserId(token);
      if (userId === null) throw new UnknownSubscriptionError();
      await this.accounts.stopMondayMail(userId);
      return { message: t('stopped') };
    });
  }
}

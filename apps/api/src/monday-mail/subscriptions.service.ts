import { Injectable } from '@nestjs/common';
import type { MessageResponse } from '../platform/http/responses/message.dto';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { AccountsService } from '../users/accounts.service';
import { UnknownSubscriptionError } from './monday-mail.errors';
import { UnsubscribeTokens } from './unsubscribe-tokens.service';

/** Ends subscriptions of the Monday mail, for whoever holds a mail. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly accounts: AccountsService,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * Stops the mail of the user whose token it is. Asked again, or of an account that is gone, it answers the same.
   *
   * @throws UnknownSubscriptionError for a token that is nobody's
   * @throws TooManyRequestsError when one client tries too many wrong ones
   */
  unsubscribe(client: string, token: string): Promise<MessageResponse> {
    return this.limits.countWrong([['link:client', client]], async () => {
      const userId = this.tokens.findUserId(token);
      if (userId === null) throw new UnknownSubscriptionError();
      await this.accounts.stopMondayMail(userId);
      return { message: 'The Monday mail is stopped. You can ask for it again in Settings.' };
    });
  }
}

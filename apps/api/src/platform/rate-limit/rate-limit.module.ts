import { Global, Module } from '@nestjs/common';
import { AccountTurns } from './account-turns';
import { RateLimiter } from './rate-limiter';

@Global()
@Module({ providers: [AccountTurns, RateLimiter], exports: [AccountTurns, RateLimiter] })
export class RateLimitModule {}

import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseHealth } from '../database/database-health';
import { HealthController } from '../health/health.controller';
import { RedisHealth } from '../health/redis-health';
import { StopHealth } from '../health/stop-health';
import { StoreMetrics } from '../health/store-metrics';
import { AccessGuard } from './access/access.guard';
import { Drain } from './drain';
import { WordsInterceptor } from './language/words.interceptor';
import { ProblemFilter } from './responses/problem.filter';
import { createValidationPipe } from './requests/validation.pipe';

/** Shared by all processes that serve HTTP. */
@Module({
  imports: [TerminusModule],
  controllers: [HealthController],
  providers: [
    DatabaseHealth,
    Drain,
    RedisHealth,
    StopHealth,
    StoreMetrics,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_INTERCEPTOR, useClass: WordsInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class HttpModule {}

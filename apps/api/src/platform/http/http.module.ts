import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from './access/access.guard';
import { Drain } from './drain';
import { WordsInterceptor } from './language/words.interceptor';
import { ProblemFilter } from './responses/problem.filter';
import { createValidationPipe } from './requests/validation.pipe';

@Module({
  providers: [
    Drain,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_INTERCEPTOR, useClass: WordsInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [Drain],
})
export class HttpModule {}

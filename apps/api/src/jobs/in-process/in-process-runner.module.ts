import { Module } from '@nestjs/common';
import { InProcessRunner } from './in-process-runner';

/** Does the stored jobs in this process, without Redis. */
@Module({ providers: [InProcessRunner], exports: [InProcessRunner] })
export class InProcessRunnerModule {}

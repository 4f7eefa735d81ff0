import { Module } from '@nestjs/common';
import { InProcessRunnerService } from './in-process-runner.service';

/** Does the stored jobs in this process, without Redis. */
@Module({ providers: [InProcessRunnerService], exports: [InProcessRunnerService] })
export class InProcessRunnerModule {}

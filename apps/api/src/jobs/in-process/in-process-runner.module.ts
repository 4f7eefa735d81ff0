import { Module } from '@nestjs/common';
import { JobMetricsService } from '../job-metrics.service';
import { InProcessRunnerService } from './in-process-runner.service';

/** Does the stored jobs in this process, without Redis. */
@Module({ providers: [InProcessRunnerService, JobMetricsService], exports: [InProcessRunnerService] })
export class InProcessRunnerModule {}

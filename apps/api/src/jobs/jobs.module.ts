import { Global, Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../platform/config/config';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { InProcessRunnerService } from './in-process/in-process-runner.service';
import { JOB_DECOY_MODEL, jobDecoySchema } from './job-decoy.schema';
import { JobDecoysRepository } from './job-decoys.repository';
import { JobExecutorService } from './job-executor.service';
import { JobHandlerRegistry } from './job-handler.registry';
import { JobQueueService } from './job-queue.service';
import { JobMetricsService } from './job-metrics.service';
import { JOB_MODEL, jobSchema } from './job.schema';
import { JobsRepository } from './jobs.repository';

const STORED_JOBS = [JobQueueService, JobHandlerRegistry, JobExecutorService, JobsRepository];

/** With Redis, workers run the jobs; without it, this process does. */
@Global()
@Module({})
export class JobsModule {
  static async register({ redisUrl }: Config, runsJobs: boolean): Promise<DynamicModule> {
    // BullMQ is large, so it is loaded only with Redis.
    const bull = redisUrl && (await import('./bull/bull-parts')).createBullParts(redisUrl, runsJobs);
    const { imports, providers } = bull || {
      imports: [],
      providers: runsJobs ? [InProcessRunnerService] : [],
    };
    return {
      module: JobsModule,
      imports: [
        MongooseModule.forFeature([
          { name: JOB_MODEL, schema: jobSchema },
          { name: JOB_DECOY_MODEL, schema: jobDecoySchema },
        ]),
        ...imports,
      ],
      providers: [
        ...STORED_JOBS,
        JobDecoysRepository,
        providePersonalData([JobsRepository], (jobs) => ({
          name: 'jobs',
          eraseFor: (userId) => jobs.deleteAll(userId),
        })),
        ...(runsJobs ? [JobMetricsService] : []),
        ...providers,
      ],
      exports: STORED_JOBS,
    };
  }
}

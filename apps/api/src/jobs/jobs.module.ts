import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JOB_DECOY_MODEL, jobDecoySchema } from './job-decoy.schema';
import { JobDecoysRepository } from './job-decoys.repository';
import { JobExecutor } from './job-executor';
import { JobHandlers } from './job-handlers';
import { JobQueue } from './job-queue';
import { JOB_MODEL, jobSchema } from './job.schema';
import { JobsRepository } from './jobs.repository';

/** Lets domains leave jobs and say who does them. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: JOB_MODEL, schema: jobSchema },
      { name: JOB_DECOY_MODEL, schema: jobDecoySchema },
    ]),
  ],
  providers: [JobQueue, JobHandlers, JobExecutor, JobsRepository, JobDecoysRepository],
  exports: [JobQueue, JobHandlers, JobExecutor, JobsRepository],
})
export class JobsModule {}

import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobHandlers } from './job-handlers';
import { JobQueue } from './job-queue';
import { JOB_MODEL, jobSchema } from './job.schema';
import { JobsRepository } from './jobs.repository';

/** Lets domains leave jobs and say who does them. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: JOB_MODEL, schema: jobSchema }])],
  providers: [JobQueue, JobHandlers, JobsRepository],
  exports: [JobQueue, JobHandlers, JobsRepository],
})
export class JobsModule {}

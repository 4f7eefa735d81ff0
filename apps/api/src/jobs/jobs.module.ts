import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonalData } from '../platform/personal-data/personal-data';
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
export class JobsModule implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly jobs: JobsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({ name: 'jobs', eraseFor: (userId) => this.jobs.deleteAll(userId) });
  }
}

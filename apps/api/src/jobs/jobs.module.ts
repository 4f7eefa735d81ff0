import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonalData } from '../platform/personal-data/personal-data';
import { JOB_DECOY_MODEL, jobDecoySchema } from './job-decoy.schema';
import { JobDecoysRepository } from './job-decoys.repository';
import { JobExecutorService } from './job-executor.service';
import { JobHandlerRegistry } from './job-handler.registry';
import { JobQueueService } from './job-queue.service';
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
  providers: [JobQueueService, JobHandlerRegistry, JobExecutorService, JobsRepository, JobDecoysRepository],
  exports: [JobQueueService, JobHandlerRegistry, JobExecutorService, JobsRepository],
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

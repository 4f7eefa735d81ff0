import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Doctor } from '../../platform/doctor/doctor';
import { Statistics } from '../../platform/statistics/statistics';
import { BullQueuesModule } from '../bull/bull.module';
import { JobsModule } from '../jobs.module';
import { JobsRepository } from '../jobs.repository';
import { examineJobs } from './jobs-examination';
import { FailedJobsCommand, JobsCommand, PendingJobsCommand, RetryJobsCommand } from './jobs.command';

@Module({})
export class JobsAdminModule implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly doctor: Doctor,
    private readonly jobs: JobsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.doctor.register({
      about: 'jobs',
      advice: 'See whether the database answers.',
      isStored: true,
      examine: async () => {
        const now = this.clock.now();
        return examineJobs(await this.jobs.count(now), now);
      },
    });
    this.statistics.register({
      name: 'jobs',
      count: async () => {
        const counts = await this.jobs.count(this.clock.now());
        return Object.fromEntries(counts.map(({ name, state, count }) => [`${name} ${state}`, count]));
      },
    });
  }

  static for(redisUrl: string | undefined): DynamicModule {
    return {
      module: JobsAdminModule,
      imports: [JobsModule, ...(redisUrl ? [BullQueuesModule.for(redisUrl)] : [])],
      providers: [JobsCommand, PendingJobsCommand, FailedJobsCommand, RetryJobsCommand],
    };
  }
}

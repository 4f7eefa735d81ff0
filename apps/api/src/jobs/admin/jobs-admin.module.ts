import { Module, type DynamicModule } from '@nestjs/common';
import { BullQueuesModule } from '../bull/bull.module';
import { JobsModule } from '../jobs.module';
import { FailedJobsCommand, JobsCommand, RetryJobsCommand } from './jobs.command';

@Module({})
export class JobsAdminModule {
  static for(redisUrl: string | undefined): DynamicModule {
    return {
      module: JobsAdminModule,
      imports: [JobsModule, ...(redisUrl ? [BullQueuesModule.for(redisUrl)] : [])],
      providers: [JobsCommand, FailedJobsCommand, RetryJobsCommand],
    };
  }
}

import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { JobRunnerModule } from './jobs/job-runner.module';
import { JobsModule } from './jobs/jobs.module';
import type { Config } from './platform/config/config';
import { PlatformModule } from './platform/platform.module';

/** What the worker does: the stored jobs, with the handlers of the domains. */
@Module({})
export class WorkerModule {
  static for(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [PlatformModule.for(config), JobsModule, AuthModule, JobRunnerModule],
    };
  }
}

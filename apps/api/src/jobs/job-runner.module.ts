import { Module } from '@nestjs/common';
import { JobRunner } from './job-runner';

/** Does the stored jobs in this process. Doors that only add jobs leave it out. */
@Module({ providers: [JobRunner], exports: [JobRunner] })
export class JobRunnerModule {}

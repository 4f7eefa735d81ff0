import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Doctor } from '../../operations/doctor/doctor';
import { Statistics } from '../../operations/statistics/statistics';
import { JobsRepository } from '../jobs.repository';
import { examineJobs } from './jobs-examination';
import { JobsCommand } from './jobs.command';

@Injectable()
class JobsExamination implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly doctor: Doctor,
    private readonly jobs: JobsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.doctor.register({
      about: 'jobs',
      advice: 'Check that the database responds.',
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
}

export const JOBS_ADMIN = [JobsExamination, ...JobsCommand.registerWithSubCommands()];

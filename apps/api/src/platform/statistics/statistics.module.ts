import { Global, Module } from '@nestjs/common';
import { Statistics } from './statistics';
import { StatsCommand } from './stats.command';

@Global()
@Module({ providers: [Statistics, StatsCommand], exports: [Statistics] })
export class StatisticsModule {}

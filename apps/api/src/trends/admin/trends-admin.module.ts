import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module';
import { RotationModule } from '../editions/rotation.module';
import { RotateTrendsCommand, ShowTrendsCommand, TrendsCommand } from './trends.command';

@Module({
  imports: [JobsModule, RotationModule],
  providers: [TrendsCommand, RotateTrendsCommand, ShowTrendsCommand],
})
export class TrendsAdminModule {}

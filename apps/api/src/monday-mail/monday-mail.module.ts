import { Module } from '@nestjs/common';
import { UserRecordsModule } from '../users/user-records.module';
import { MondayMailJobsModule } from './monday-mail-jobs.module';
import { MondayMailController } from './monday-mail.controller';
import { SubscriptionsService } from './subscriptions.service';

@Module({
  imports: [MondayMailJobsModule, UserRecordsModule],
  controllers: [MondayMailController],
  providers: [SubscriptionsService],
})
export class MondayMailModule {}

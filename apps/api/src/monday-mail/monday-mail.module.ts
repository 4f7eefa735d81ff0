import { Module } from '@nestjs/common';
import { UserRecordsModule } from '../users/user-records.module';
import { MondayMailJobsModule } from './monday-mail-jobs.module';
import { MondayMailController } from './monday-mail.controller';
import { AuthRecordsModule } from '../auth/auth-records.module';
import { MondayPushController } from './push/monday-push.controller';
import { PushDevicesService } from './push/push-devices.service';
import { SubscriptionsService } from './subscriptions.service';

@Module({
  imports: [MondayMailJobsModule, AuthRecordsModule, UserRecordsModule],
  controllers: [MondayMailController, MondayPushController],
  providers: [PushDevicesService, SubscriptionsService],
})
export class MondayMailModule {}

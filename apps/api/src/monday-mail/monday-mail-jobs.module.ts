import { OutfitRecordsModule } from '../outfits/outfit-records.module';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MONDAY_MAIL_MODEL, mondayMailSchema } from './monday-mail.schema';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { MondayMailsRepository } from './monday-mails.repository';
import { MailModule } from '../mail/mail.module';
import { UserRecordsModule } from '../users/user-records.module';
import { MondayMailsService } from './monday-mails.service';
import { AuthRecordsModule } from '../auth/auth-records.module';
import { MondayPushesService } from './push/monday-pushes.service';
import { PUSH_SUBSCRIPTION_MODEL, pushSubscriptionSchema } from './push/push-subscription.schema';
import { PushSender } from './push/push-sender.service';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository';
import { UnsubscribeTokens } from './unsubscribe-tokens.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: MONDAY_MAIL_MODEL, schema: mondayMailSchema },
      { name: PUSH_SUBSCRIPTION_MODEL, schema: pushSubscriptionSchema },
    ]),
    AuthRecordsModule,
    MailModule,
    UserRecordsModule,
    OutfitRecordsModule,
  ],
  providers: [
    providePersonalData([MondayMailsRepository], (mails) => ({
      name: 'mondayMails',
      exportFor: (userId) => mails.list(userId),
      eraseFor: (userId) => mails.deleteAll(userId),
    })),
    providePersonalData([PushSubscriptionsRepository], (devices) => ({
      name: 'mondayDevices',
      exportFor: (userId) => devices.list(userId),
      eraseFor: (userId) => devices.deleteAll(userId),
    })),
    MondayMailsRepository,
    MondayMailsService,
    MondayPushesService,
    PushSender,
    PushSubscriptionsRepository,
    UnsubscribeTokens,
  ],
  exports: [PushSubscriptionsRepository, UnsubscribeTokens],
})
export class MondayMailJobsModule {}

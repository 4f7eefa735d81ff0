import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FOLLOW_UP_COUNT_MODEL, followUpCountSchema } from './follow-up-count.schema';
import { FollowUpCountsRepository } from './follow-up-counts.repository';
import { FOLLOW_UP_MODEL, followUpSchema } from './follow-up.schema';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { FollowUpsRepository } from './follow-ups.repository';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FOLLOW_UP_MODEL, schema: followUpSchema },
      { name: FOLLOW_UP_COUNT_MODEL, schema: followUpCountSchema },
    ]),
  ],
  providers: [
    FollowUpCountsRepository,
    providePersonalData([FollowUpsRepository], (followUps) => ({
      // Open questions, and answers of the last 60 days.
      name: 'followUps',
      exportFor: async (userId) =>
        (await followUps.list(userId)).map(({ source, name, level, createdAt, answer }) => ({
          ...{ source, name, level, createdAt, answer },
        })),
      eraseFor: (userId) => followUps.delete(userId),
    })),
    FollowUpsRepository,
  ],
  exports: [FollowUpCountsRepository, FollowUpsRepository],
})
export class FollowUpRecordsModule {}

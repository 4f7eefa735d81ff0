import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FOLLOW_UP_COUNT_MODEL, followUpCountSchema } from './follow-up-count.schema';
import { FollowUpCountsRepository } from './follow-up-counts.repository';
import { FOLLOW_UP_MODEL, followUpSchema } from './follow-up.schema';
import { FollowUpsPersonalData } from './follow-ups.personal-data';
import { FollowUpsRepository } from './follow-ups.repository';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FOLLOW_UP_MODEL, schema: followUpSchema },
      { name: FOLLOW_UP_COUNT_MODEL, schema: followUpCountSchema },
    ]),
  ],
  providers: [FollowUpCountsRepository, FollowUpsPersonalData, FollowUpsRepository],
  exports: [FollowUpCountsRepository, FollowUpsRepository],
})
export class FollowUpRecordsModule {}

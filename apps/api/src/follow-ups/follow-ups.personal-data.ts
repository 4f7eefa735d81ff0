import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data/personal-data';
import { FollowUpsRepository } from './follow-ups.repository';

/** Open questions, and answers of the last 60 days. */
@Injectable()
export class FollowUpsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly followUps: FollowUpsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'followUps',
      exportFor: async (userId) =>
        (await this.followUps.list(userId)).map(({ source, name, level, createdAt, answer }) => ({
          ...{ source, name, level, createdAt, answer },
        })),
      eraseFor: (userId) => this.followUps.delete(userId),
    });
  }
}

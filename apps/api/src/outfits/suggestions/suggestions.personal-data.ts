import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { WeeklyAnswersRepository } from './weekly-answers.repository';

@Injectable()
export class SuggestionsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly answers: WeeklyAnswersRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'weeklyOutfits',
      exportFor: (userId) => this.answers.list(userId),
      eraseFor: (userId) => this.answers.deleteAll(userId),
    });
  }
}

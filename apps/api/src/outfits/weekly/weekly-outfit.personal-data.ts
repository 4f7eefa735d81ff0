import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { WeeklyOutfitsRepository } from './weekly-outfits.repository';

/** The weekly outfit's share of what is held about a user. */
@Injectable()
export class WeeklyOutfitPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly outfits: WeeklyOutfitsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'weeklyOutfit',
      exportFor: (userId) => this.outfits.find(userId),
      eraseFor: (userId) => this.outfits.delete(userId),
    });
  }
}

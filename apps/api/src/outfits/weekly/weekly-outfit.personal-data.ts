import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { WeeklyOutfitsRepository } from './weekly-outfits.repository';

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

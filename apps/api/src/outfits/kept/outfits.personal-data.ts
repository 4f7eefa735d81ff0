import { MAX_OUTFITS } from '@figura/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { OutfitsRepository } from './outfits.repository';

/** The outfits' share of what is held about a user. */
@Injectable()
export class OutfitsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly outfits: OutfitsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'outfits',
      exportFor: (userId) => this.export(userId),
      eraseFor: (userId) => this.outfits.deleteAll(userId),
    });
  }

  private async export(userId: string): Promise<object[]> {
    const outfits = await this.outfits.list(userId, MAX_OUTFITS);
    return outfits.map(({ id, name, pieces, wears, createdAt }) => ({ id, name, pieces, wears, createdAt }));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { OutfitsRepository, type OutfitRecord } from './outfits.repository';

const READ_AT_ONCE = 50;

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

  private async *export(userId: string): AsyncGenerator<object> {
    let last: OutfitRecord | undefined;
    for (;;) {
      const page = await this.outfits.list(userId, READ_AT_ONCE, last?.position);
      for (const { position: _, ...outfit } of page) yield outfit;
      last = page.at(-1);
      if (!last) return;
    }
  }
}

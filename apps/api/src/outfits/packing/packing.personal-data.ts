import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { PackingListsRepository } from './packing-lists.repository';

@Injectable()
export class PackingPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly lists: PackingListsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'packingLists',
      exportFor: (userId) => this.export(userId),
      eraseFor: (userId) => this.lists.deleteAll(userId),
    });
  }

  private async export(userId: string): Promise<object[]> {
    const lists = await this.lists.listAll(userId);
    return lists.map(({ position: _, ...list }) => list);
  }
}

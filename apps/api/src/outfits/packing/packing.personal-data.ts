import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { PackingListsRepository } from './packing-lists.repository';

/** The packing lists' share of what is held about a user. */
@Injectable()
export class PackingPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly lists: PackingListsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'packingLists',
      exportFor: (userId) => this.lists.list(userId),
      eraseFor: (userId) => this.lists.deleteAll(userId),
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data/personal-data';
import { PassportLinksRepository } from './passport-links.repository';

@Injectable()
export class PassportLinksPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly links: PassportLinksRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'passportLinks',
      exportFor: (userId) => this.links.list(userId),
      eraseFor: (userId) => this.links.deleteAll(userId),
    });
  }
}

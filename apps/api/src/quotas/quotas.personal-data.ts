import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data/personal-data';
import { QuotaUsesRepository } from './quota-uses.repository';

@Injectable()
export class QuotasPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly uses: QuotaUsesRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'quotas',
      exportFor: (userId) => this.uses.list(userId),
      eraseFor: (userId) => this.uses.delete(userId),
    });
  }
}

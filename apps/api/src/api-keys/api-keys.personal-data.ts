import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data/personal-data';
import { ApiKeysRepository } from './api-keys.repository';

@Injectable()
export class ApiKeysPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly keys: ApiKeysRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'apiKeys',
      exportFor: (userId) => this.keys.list(userId),
      eraseFor: (userId) => this.keys.deleteAll(userId),
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data/personal-data';
import { MondayMailsRepository } from './monday-mails.repository';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository';

@Injectable()
export class MondayMailPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly mails: MondayMailsRepository,
    private readonly devices: PushSubscriptionsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'mondayMails',
      exportFor: (userId) => this.mails.list(userId),
      eraseFor: (userId) => this.mails.deleteAll(userId),
    });
    this.personalData.register({
      name: 'mondayDevices',
      exportFor: (userId) => this.devices.list(userId),
      eraseFor: (userId) => this.devices.deleteAll(userId),
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { CalendarLinksRepository } from './calendar-links.repository';

@Injectable()
export class CalendarPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly links: CalendarLinksRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'calendarLink',
      exportFor: (userId) => this.links.find(userId),
      eraseFor: (userId) => this.links.delete(userId),
    });
  }
}

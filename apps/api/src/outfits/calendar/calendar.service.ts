import { Inject, Injectable } from '@nestjs/common';
import { CatalogStore } from '../../catalog/catalog.store';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { getAccountLanguage } from '../../platform/http/language/request-language';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { createSecretToken, hashSecret, isSecretToken } from '../../platform/secret-token';
import { UsersService } from '../../users/users.service';
import { OutfitsService } from '../kept/outfits.service';
import { nameDiscreetly } from '../pieces/name-discreetly';
import { responses as t } from '../messages.en';
import { CalendarNotFoundError } from '../outfits.errors';
import type { CalendarLinkResponse, NewCalendarLinkResponse } from './calendar.dto';
import { CalendarLinksRepository } from './calendar-links.repository';
import { writeCalendar } from './write-calendar';

const FILE_ENDING = '.ics';

@Injectable()
export class CalendarService {
  constructor(
    private readonly links: CalendarLinksRepository,
    private readonly outfits: OutfitsService,
    private readonly users: UsersService,
    private readonly catalog: CatalogStore,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(userId: string): Promise<CalendarLinkResponse> {
    const link = await this.links.find(userId);
    return { createdAt: link?.createdAt.toISOString() ?? null };
  }

  /** The only time that the URL is returned; invalidates an older link. */
  async create(userId: string): Promise<NewCalendarLinkResponse> {
    const token = createSecretToken();
    const createdAt = this.clock.now();
    await this.links.replace(userId, hashSecret(token), createdAt);
    return {
      createdAt: createdAt.toISOString(),
      url: `${this.config.appUrl}/api/calendar-feeds/${token}${FILE_ENDING}`,
    };
  }

  async withdraw(userId: string): Promise<MessageResponse> {
    await this.links.delete(userId);
    return { message: t('calendarLinkWithdrawn') };
  }

  /** @param file `{token}.ics` */
  read(client: string, file: string): Promise<string> {
    return this.limits.countWrong([['link:client', client]], async () => {
      const token = file.endsWith(FILE_ENDING) ? file.slice(0, -FILE_ENDING.length) : '';
      const owner = isSecretToken(token) ? await this.links.findOwner(hashSecret(token)) : null;
      if (owner === null) throw new CalendarNotFoundError();
      const { preferences } = await this.users.findCurrent(owner);
      const planned = await this.outfits.listPlanned(owner);
      const loaded = this.catalog.getCurrent();
      const outfits = planned.map(({ pieces, ...outfit }) => ({
        ...outfit,
        pieceNames: pieces.flatMap(({ garment, name }) =>
          garment && name !== null ? [nameDiscreetly({ garment, name }, preferences, loaded)] : [],
        ),
      }));
      return writeCalendar(outfits, this.config.appUrl, getAccountLanguage(preferences));
    });
  }
}

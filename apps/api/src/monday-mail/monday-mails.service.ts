import { removeNumbers } from '@figura/classifier';
import { isProvisional } from '@figura/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlerRegistry } from '../jobs/job-handler.registry';
import { buildJobId } from '../jobs/job-id';
import { JobQueueService } from '../jobs/job-queue.service';
import { retryWrite } from '../jobs/retry-write';
import { MailService } from '../mail/mail.service';
import { WeeklyOutfitsService } from '../outfits/weekly/weekly-outfits.service';
import { Clock } from '../platform/clock/clock';
import { toIsoWeek, startOfIsoWeek, type IsoWeek } from '../platform/clock/iso-week';
import { type Config, CONFIG } from '../platform/config/config';
import { AccountsService } from '../users/accounts.service';
import type { UserRecord } from '../users/user-record';
import { MondayMailsRepository } from './monday-mails.repository';
import { drawOutfitPicture } from './outfit-picture';
import { MondayPushesService } from './push/monday-pushes.service';
import { UnsubscribeTokens } from './unsubscribe-tokens.service';
import { DAY_MS, HOUR_MS } from '../platform/clock/durations';

/** UTC: breakfast time in Europe, before the day starts in America. */
const SENT_AT_MS = 7 * HOUR_MS;
/** Email providers and two workers manage a thousand a minute. */
const BATCH = 500;
const BATCH_MS = 30_000;

/** A record is stored before each email, so rerunning interrupted work sends none twice. */
@Injectable()
export class MondayMailsService implements OnModuleInit {
  constructor(
    private readonly queue: JobQueueService,
    private readonly handlers: JobHandlerRegistry,
    private readonly accounts: AccountsService,
    private readonly outfits: WeeklyOutfitsService,
    private readonly mails: MondayMailsRepository,
    private readonly mail: MailService,
    private readonly tokens: UnsubscribeTokens,
    private readonly pushes: MondayPushesService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.register('mondays.start', () => this.start());
    this.handlers.register('mondays.batch', ({ week, after }) => this.leaveBatch(week, after));
    this.handlers.register('mondays.send', ({ week, userId }, jobId) => this.send(week, userId, jobId));
  }

  private async start(): Promise<void> {
    const now = this.clock.now();
    const week = toIsoWeek(now);
    const sinceMonday = now.getTime() - startOfIsoWeek(week)!.getTime();
    if (sinceMonday >= DAY_MS) return;
    const delay = Math.max(0, SENT_AT_MS - sinceMonday);
    await this.addBatch(week, null, delay);
    await this.pushes.addBatch(week, null, delay);
  }

  private async leaveBatch(week: IsoWeek, after: string | null): Promise<void> {
    if (week !== toIsoWeek(this.clock.now())) return;
    const readers = await this.accounts.findMondayReaders(after, BATCH);
    const planned = await this.mails.plan(readers, week, this.clock.now());
    for (const [index, userId] of planned.entries()) {
      const delay = Math.floor((index / BATCH) * BATCH_MS);
      await this.queue.addLater(
        'mondays.send',
        { week, userId },
        delay,
        buildJobId(`monday mail ${week} ${userId}`),
      );
    }
    if (readers.length === BATCH) await this.addBatch(week, readers.at(-1)!, BATCH_MS);
  }

  private addBatch(week: IsoWeek, after: string | null, delay: number): Promise<void> {
    return this.queue.addLater(
      'mondays.batch',
      { week, after },
      delay,
      buildJobId(`monday mail ${week} after ${after}`),
    );
  }

  private async send(week: IsoWeek, userId: string, key: string): Promise<void> {
    // The mail server was unavailable all week, so the outfit is outdated.
    if (week !== toIsoWeek(this.clock.now())) return;
    const planned = await this.mails.find(userId, week);
    const user = await this.accounts.find(userId);
    if (!planned || planned.sentAt || !user || !isReader(user)) return;
    // Email passes through other servers, so it shows only the coarse body.
    const { outfit } = await this.outfits.findThisWeek(userId, { isSentAway: true });
    if (!outfit) return;
    const token = this.tokens.createToken(userId);
    const { sentence, pieces, lacks } = outfit;
    const other = lacks && pieces.find(({ slot, source }) => slot === lacks && source !== 'wardrobe');
    const content = {
      sentence,
      code: isProvisional(user.measurements) ? user.bodyType!.combined : '',
      lacks: other ? lacks : '',
      other: other?.name ?? '',
      pieces: pieces.map(({ name }) => name),
      link: `${this.config.appUrl}/dashboard`,
      stopLink: `${this.config.appUrl}/unsubscribe/${token}`,
    };
    const picture = await drawOutfitPicture(
      removeNumbers(user),
      pieces.map(({ garment, worn }) => ({ ...garment, worn })),
    );
    await this.mail.send('monday', user, content, key, {
      picture,
      unsubscribeUrl: `${this.config.appUrl}/api/monday-mail/unsubscribe/${token}`,
    });
    await retryWrite(() => this.mails.noteSent(userId, week, this.clock.now()));
  }
}

function isReader({ isVerified, hasPaid, measurements, bodyType, preferences }: UserRecord): boolean {
  return isVerified && hasPaid && preferences.mondayMail && measurements !== null && bodyType !== null;
}

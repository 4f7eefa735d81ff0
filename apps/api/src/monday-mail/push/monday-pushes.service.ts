import { translateAll, type Language } from '@figura/messages';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { SessionWatch } from '../../auth/sessions/session-watch.service';
import { FinalJobError } from '../../jobs/final-job-error';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { buildJobId } from '../../jobs/job-id';
import { JobQueueService } from '../../jobs/job-queue.service';
import { retryWrite } from '../../jobs/retry-write';
import { WeeklyOutfitsService } from '../../outfits/weekly/weekly-outfits.service';
import { Clock } from '../../platform/clock/clock';
import { toIsoWeek, type IsoWeek } from '../../platform/clock/iso-week';
import { type Config, CONFIG } from '../../platform/config/config';
import { LOGGER } from '../../platform/logging/logger';
import { PublicFetchError } from '../../platform/public-fetch/public-fetch.errors';
import { getAccountLanguage } from '../../platform/http/language/request-language';
import { AccountsService } from '../../users/accounts.service';
import { notification as t } from '../messages.en';
import { PushSender } from './push-sender.service';
import { PushSubscriptionsRepository, type StoredPushDevice } from './push-subscriptions.repository';

const BATCH = 500;
const BATCH_MS = 30_000;
/** Without name and measurements, since it appears on locked screens. */
const TEXT = { title: t('title'), body: t('body') };

@Injectable()
export class MondayPushesService implements OnModuleInit {
  constructor(
    private readonly queue: JobQueueService,
    private readonly handlers: JobHandlerRegistry,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionWatch,
    private readonly outfits: WeeklyOutfitsService,
    private readonly devices: PushSubscriptionsRepository,
    private readonly sender: PushSender,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register('mondays.pushes', ({ week, after }) => this.leaveBatch(week, after));
    this.handlers.register('mondays.push', ({ week, deviceId }) => this.send(week, deviceId));
  }

  async addBatch(week: IsoWeek, after: string | null, delay: number): Promise<void> {
    if (!this.config.push) return;
    const id = buildJobId(`monday pushes ${week} after ${after}`);
    await this.queue.addLater('mondays.pushes', { week, after }, delay, id);
  }

  private async leaveBatch(week: IsoWeek, after: string | null): Promise<void> {
    if (week !== toIsoWeek(this.clock.now())) return;
    const devices = await this.devices.listAfter(after, BATCH);
    for (const [index, { id, userId }] of devices.entries()) {
      const delay = Math.floor((index / BATCH) * BATCH_MS);
      const job = buildJobId(`monday push ${week} ${id}`);
      await this.queue.addLater('mondays.push', { week, userId, deviceId: id }, delay, job);
    }
    if (devices.length === BATCH) await this.addBatch(week, devices.at(-1)!.id, BATCH_MS);
  }

  private async send(week: IsoWeek, deviceId: string): Promise<void> {
    if (week !== toIsoWeek(this.clock.now())) return;
    const device = await this.devices.find(deviceId);
    if (!device || device.week === week) return;
    if (!(await this.sessions.isLive(device.sessionId))) return this.devices.delete(deviceId);
    const user = await this.accounts.find(device.userId);
    if (!user?.isVerified || !user.hasPaid || !user.measurements || !user.bodyType) return;
    const { outfit } = await this.outfits.findThisWeek(device.userId, { isSentAway: true });
    if (!outfit) return;
    const status = await this.reach(device, getAccountLanguage(user.preferences));
    if (status === 'gone') return this.devices.delete(deviceId);
    await retryWrite(() => this.devices.noteSent(deviceId, week));
  }

  private async reach(device: StoredPushDevice, language: Language): Promise<'sent' | 'gone'> {
    let status: number;
    try {
      status = await this.sender.send(device, translateAll(TEXT, language) as object);
    } catch (error) {
      if (error instanceof PublicFetchError && error.failure === 'not-allowed') return 'gone';
      throw error;
    }
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    const refusal = new Error(`The push service answered ${status}`);
    if (status === 429 || status >= 500) throw refusal;
    this.logger.warn({ status }, 'A push service rejected a notification');
    throw new FinalJobError(refusal.message);
  }
}

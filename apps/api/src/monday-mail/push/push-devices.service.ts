import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createECDH } from 'node:crypto';
import { SessionWatch } from '../../auth/sessions/session-watch.service';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { NotFoundError } from '../../platform/errors/domain-error';
import type { Caller } from '../../platform/http/access/caller.decorator';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import { PublicFetchError } from '../../platform/public-fetch/public-fetch.errors';
import { PublicFetcher } from '../../platform/public-fetch/public-fetcher.service';
import { UnsupportedPushError } from '../monday-mail.errors';
import { SENT } from './push-sender.service';
import { PushSubscriptionsRepository, type PushDevice } from './push-subscriptions.repository';
import type { MondayPushResponse } from './push.dto';
import { responses as t } from '../messages.en';

@Injectable()
export class PushDevicesService implements OnModuleInit {
  constructor(
    private readonly devices: PushSubscriptionsRepository,
    private readonly sessions: SessionWatch,
    private readonly fetcher: PublicFetcher,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.sessions.onSignedOut((userId, sessionId) => this.devices.deleteOfSession(userId, sessionId));
  }

  async find({ userId, sessionId }: Caller): Promise<MondayPushResponse> {
    const isOn = await this.devices.isOn(userId, sessionId);
    return { publicKey: this.config.push?.publicKey ?? null, isOn };
  }

  /**
   * @throws UnsupportedPushError unless the endpoint is a public push service; NotFoundError without VAPID
   * keys
   */
  async put({ userId, sessionId }: Caller, { endpoint, p256dh, auth }: PushDevice): Promise<MessageResponse> {
    if (!this.config.push) throw new NotFoundError();
    if (!isPoint(p256dh)) throw new UnsupportedPushError('p256dh');
    try {
      await this.fetcher.assertPublic(endpoint, SENT);
    } catch (error) {
      throw error instanceof PublicFetchError ? new UnsupportedPushError('endpoint') : error;
    }
    await this.devices.put(userId, sessionId, { endpoint, p256dh, auth }, this.clock.now());
    return { message: t('pushOn') };
  }

  async remove({ userId, sessionId }: Caller): Promise<MessageResponse> {
    await this.devices.deleteOfSession(userId, sessionId);
    return { message: t('pushOff') };
  }
}

/** Sending to a point that is not on the curve would fail every Monday. */
function isPoint(p256dh: string): boolean {
  const mine = createECDH('prime256v1');
  mine.generateKeys();
  try {
    mine.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

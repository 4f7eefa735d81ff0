import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../platform/config/config';
import { PublicFetcher, type PostOptions } from '../../platform/public-fetch/public-fetcher.service';
import type { PushDevice } from './push-subscriptions.repository';

export const SENT = { protocols: ['https:'], totalMs: 10_000, idleMs: 5_000 } as const;
/** Two days: by Wednesday, the outfit of the week is old news. */
const TTL_SECONDS = 2 * 24 * 3_600;
/** A push service keeps only the latest message of a topic. */
const TOPIC = 'monday-outfit';

@Injectable()
export class PushSender {
  constructor(
    private readonly fetcher: PublicFetcher,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns the HTTP status.
   * @throws PublicFetchError
   */
  async send(device: PushDevice, text: object): Promise<number> {
    const { publicKey, privateKey } = this.config.push!;
    // Loaded lazily, since few processes send notifications.
    const { default: webPush } = await import('web-push');
    const { endpoint, p256dh, auth } = device;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(text),
      {
        vapidDetails: { subject: `mailto:${this.config.contactEmail}`, publicKey, privateKey },
        TTL: TTL_SECONDS,
        topic: TOPIC,
        urgency: 'low',
      },
    );
    const options: PostOptions = {
      ...SENT,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
    };
    return this.fetcher.post(endpoint, options);
  }
}

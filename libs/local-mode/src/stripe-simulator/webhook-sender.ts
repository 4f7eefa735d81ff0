import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';

/** Pauses before each retry, in milliseconds; Stripe itself retries for three days. */
const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000];

export type Post = (body: string, signature: string) => Promise<number>;

/** Sends signed events and retries unless the answer is 2xx. */
export class WebhookSender {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly underway = new Set<Promise<void>>();

  constructor(
    private readonly secret: string,
    private readonly now: () => number,
    private readonly post: Post,
  ) {}

  send(event: Stripe.Event): void {
    this.schedule(event, 0, 0);
  }

  /** Resolves when no delivery is running; retries may follow. */
  async waitUntilIdle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 1));
    while (this.underway.size) await Promise.all(this.underway);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private schedule(event: Stripe.Event, attempt: number, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const delivery = this.deliver(event, attempt).finally(() => this.underway.delete(delivery));
      this.underway.add(delivery);
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private async deliver(event: Stripe.Event, attempt: number): Promise<void> {
    const body = JSON.stringify(event, null, 2);
    const status = await this.post(body, this.sign(body)).catch(() => 0);
    const pause = PAUSES_MS[attempt];
    if ((status < 200 || status > 299) && pause !== undefined) this.schedule(event, attempt + 1, pause);
  }

  private sign(body: string): string {
    const seconds = this.now();
    const mac = createHmac('sha256', this.secret).update(`${seconds}.${body}`).digest('hex');
    return `t=${seconds},v1=${mac}`;
  }
}

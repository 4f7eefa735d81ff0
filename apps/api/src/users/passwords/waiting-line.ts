import { Counter, Gauge } from 'prom-client';
import { BusyError } from '../../platform/errors/domain-error';

/** Concurrent hashes. More would use up libuv's four threads and starve files and DNS. */
const CONCURRENT = 2;

/**
 * Together about half a second of work. Purposes take turns, so that a flood of one does not block the others.
 */
const WAITING = { 'sign-in': 40, registration: 10, confirmation: 10 };

/**
 * Waiting or running, per account or email address: at sign-in the guess limit, otherwise as many as one user
 * has tabs.
 */
const PER_KEY = { 'sign-in': 10, registration: 4, confirmation: 4 };

const hashes = new Gauge({
  name: 'figura_password_hashes',
  help: 'Password hashes that wait or run, by what they are for',
  labelNames: ['share', 'state'],
});
const refused = new Counter({
  name: 'figura_password_hashes_refused_total',
  help: 'Password hashes that were refused since too many waited',
  labelNames: ['share'],
});

export interface Turn {
  share: keyof typeof WAITING;
  key?: string;
}

export class WaitingLine {
  private running = 0;
  private readonly queues = (Object.keys(WAITING) as Turn['share'][]).map((share) => ({
    share,
    waiting: [] as (() => void)[],
  }));
  private readonly perKey = new Map<string, number>();

  /** @throws BusyError if too many of this purpose or key are already waiting */
  async runInTurn<T>({ share, key }: Turn, work: () => Promise<T>): Promise<T> {
    const own = key === undefined ? undefined : `${share} ${key}`;
    const ofKey = own === undefined ? 0 : (this.perKey.get(own) ?? 0);
    if (ofKey >= PER_KEY[share]) throw createBusyError(share);
    const turn = this.turn(share);
    if (own !== undefined) this.perKey.set(own, ofKey + 1);
    try {
      await turn;
      hashes.inc({ share, state: 'running' });
      return await work();
    } finally {
      hashes.dec({ share, state: 'running' });
      if (own !== undefined) this.leave(own);
      this.startNext();
    }
  }

  private turn(share: Turn['share']): Promise<void> | undefined {
    if (this.running < CONCURRENT) {
      this.running++;
      return undefined;
    }
    const { waiting } = this.queues.find((queue) => queue.share === share)!;
    if (waiting.length >= WAITING[share]) throw createBusyError(share);
    hashes.inc({ share, state: 'waiting' });
    return new Promise<void>((resolve) => waiting.push(resolve));
  }

  private startNext(): void {
    const index = this.queues.findIndex(({ waiting }) => waiting.length > 0);
    if (index === -1) {
      this.running--;
      return;
    }
    const [served] = this.queues.splice(index, 1);
    this.queues.push(served!);
    hashes.dec({ share: served!.share, state: 'waiting' });
    served!.waiting.shift()!();
  }

  private leave(own: string): void {
    const left = this.perKey.get(own)! - 1;
    if (left) this.perKey.set(own, left);
    else this.perKey.delete(own);
  }
}

function createBusyError(share: Turn['share']): BusyError {
  refused.inc({ share });
  return new BusyError();
}

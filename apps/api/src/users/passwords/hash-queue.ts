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
  help: 'Password hashes waiting or running, by purpose',
  labelNames: ['purpose', 'state'],
});
const refused = new Counter({
  name: 'figura_password_hashes_refused_total',
  help: 'Password hashes rejected because too many were waiting',
  labelNames: ['purpose'],
});

export interface Turn {
  purpose: keyof typeof WAITING;
  key?: string;
}

export class HashQueue {
  private running = 0;
  private readonly queues = (Object.keys(WAITING) as Turn['purpose'][]).map((purpose) => ({
    purpose,
    waiting: [] as (() => void)[],
  }));
  private readonly perKey = new Map<string, number>();

  /** @throws BusyError if too many of this purpose or key are already waiting */
  async runInTurn<T>({ purpose, key }: Turn, work: () => Promise<T>): Promise<T> {
    const own = key === undefined ? undefined : `${purpose} ${key}`;
    const ownCount = own === undefined ? 0 : (this.perKey.get(own) ?? 0);
    if (ownCount >= PER_KEY[purpose]) throw createBusyError(purpose);
    const turn = this.waitForTurn(purpose);
    if (own !== undefined) this.perKey.set(own, ownCount + 1);
    try {
      await turn;
      hashes.inc({ purpose, state: 'running' });
      return await work();
    } finally {
      hashes.dec({ purpose, state: 'running' });
      if (own !== undefined) this.release(own);
      this.startNext();
    }
  }

  private waitForTurn(purpose: Turn['purpose']): Promise<void> | undefined {
    if (this.running < CONCURRENT) {
      this.running++;
      return undefined;
    }
    const { waiting } = this.queues.find((queue) => queue.purpose === purpose)!;
    if (waiting.length >= WAITING[purpose]) throw createBusyError(purpose);
    hashes.inc({ purpose, state: 'waiting' });
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
    hashes.dec({ purpose: served!.purpose, state: 'waiting' });
    served!.waiting.shift()!();
  }

  private release(own: string): void {
    const left = this.perKey.get(own)! - 1;
    if (left) this.perKey.set(own, left);
    else this.perKey.delete(own);
  }
}

function createBusyError(purpose: Turn['purpose']): BusyError {
  refused.inc({ purpose });
  return new BusyError();
}

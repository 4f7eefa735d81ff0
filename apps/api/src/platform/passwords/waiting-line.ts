import { BusyError } from '../errors/domain-error';

/** Hashes that run at once. More would fill libuv's four threads and starve files and DNS. */
const CONCURRENT = 2;

/**
 * Hashes that may wait, by what they are for: together about half a second of work. Each share waits on its own and
 * they take turns, so that a flood of one leaves the others what is theirs. Signing in has the most.
 */
const WAITING = { 'sign-in': 40, registration: 10, confirmation: 10 };

/**
 * Hashes of one account or email address that may wait or run at once: at sign-in as many as may be tried of an email
 * address, else as many as one user has tabs.
 */
const PER_KEY = { 'sign-in': 10, registration: 4, confirmation: 4 };

/** Whose turn it is in the line. */
export interface Turn {
  share: keyof typeof WAITING;
  /** The account or email address that a hash is for; without one only the share is bounded. */
  key?: string;
}

/** Does costly work a little at a time. */
export class WaitingLine {
  private running = 0;
  /** In the order in which they are served next. */
  private readonly queues = (Object.keys(WAITING) as Turn['share'][]).map((share) => ({
    share,
    waiting: [] as (() => void)[],
  }));
  private readonly perKey = new Map<string, number>();

  /** @throws BusyError when too many wait already, of this share or of this key */
  async inTurn<T>({ share, key }: Turn, work: () => Promise<T>): Promise<T> {
    const own = key === undefined ? undefined : `${share} ${key}`;
    const ofKey = own === undefined ? 0 : (this.perKey.get(own) ?? 0);
    if (ofKey >= PER_KEY[share]) throw new BusyError();
    const turn = this.turn(share);
    if (own !== undefined) this.perKey.set(own, ofKey + 1);
    try {
      await turn;
      return await work();
    } finally {
      if (own !== undefined) this.leave(own);
      this.next();
    }
  }

  /** Takes a free place at once, or one in the share's queue; undefined when there is nothing to wait for. */
  private turn(share: Turn['share']): Promise<void> | undefined {
    if (this.running < CONCURRENT) {
      this.running++;
      return undefined;
    }
    const { waiting } = this.queues.find((queue) => queue.share === share)!;
    if (waiting.length >= WAITING[share]) throw new BusyError();
    return new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Hands the place on to the share that was served longest ago. */
  private next(): void {
    const index = this.queues.findIndex(({ waiting }) => waiting.length > 0);
    if (index === -1) {
      this.running--;
      return;
    }
    const [served] = this.queues.splice(index, 1);
    this.queues.push(served!);
    served!.waiting.shift()!();
  }

  private leave(own: string): void {
    const left = this.perKey.get(own)! - 1;
    if (left) this.perKey.set(own, left);
    else this.perKey.delete(own);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { EventEmitter } from 'node:events';
import { type Config, CONFIG } from '../config/config';
import { TooManyAtOnceError } from '../errors/domain-error';

/** Concurrent requests of one account per process; each takes up to a few hundred milliseconds. */
const RUNNING = 2;
const WAITING = 8;
/** Milliseconds: half of what the web app waits for a response. */
const TIMEOUT_MS = 5_000;
/** A slot stays blocked for as long as its request took, within these milliseconds, leaving half of the CPU to others. */
const REST_MS = { least: 50, most: 500 };

export interface ClientConnection extends Pick<EventEmitter, 'once' | 'off'> {
  readonly closed: boolean;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Keeps one account's expensive requests from crowding out other accounts. */
@Injectable()
export class AccountTurns {
  private readonly lines = new Map<string, Line>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Running work keeps its slot even if the client disconnects, so that aborting buys none. Returns its release. Throws TooManyAtOnceError
   * when too many wait, or after waiting too long.
   */
  async take(account: string, client: ClientConnection): Promise<() => void> {
    if (!this.config.rateLimits) return () => undefined;
    const line = this.lines.get(account) ?? { running: 0, waiting: new Set() };
    this.lines.set(account, line);
    if (line.running < RUNNING) line.running++;
    else await waitIn(line, client);
    const startedAt = performance.now();
    return () => {
      const rest = Math.min(Math.max(performance.now() - startedAt, REST_MS.least), REST_MS.most);
      setTimeout(() => this.handOn(account, line), rest).unref();
    };
  }

  private handOn(account: string, line: Line): void {
    const [next] = line.waiting;
    if (next) return next();
    line.running--;
    if (line.running === 0) this.lines.delete(account);
  }
}

function waitIn({ waiting }: Line, client: ClientConnection): Promise<void> {
  if (waiting.size >= WAITING || client.closed) return Promise.reject(new TooManyAtOnceError());
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      client.off('close', giveUp);
      waiting.delete(goOn);
    };
    const goOn = () => {
      leave();
      resolve();
    };
    const giveUp = () => {
      leave();
      reject(new TooManyAtOnceError());
    };
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    client.once('close', giveUp);
    waiting.add(goOn);
  });
}

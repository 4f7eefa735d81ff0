import { Inject, Injectable } from '@nestjs/common';
import type { EventEmitter } from 'node:events';
import { type Config, CONFIG } from '../config/config';
import { TooManyAtOnceError } from '../errors/domain-error';

/** Requests of one account that run at once in a process; each takes up to a few hundred milliseconds of it. */
const RUNNING = 2;
/** Requests of one account that may wait; more than any screen sends. */
const WAITING = 8;
/** Half of what browsers wait for an answer, in milliseconds. */
const PATIENCE_MS = 5_000;
/**
 * A place rests as long as its request took, within these bounds in milliseconds: whoever asks without a pause, also for what is
 * refused at once, leaves the processor to others half of the time.
 */
const REST_MS = { least: 50, most: 500 };

/** The client's end of a request: says `close` when it is gone, or has its answer. */
export interface ClientConnection extends Pick<EventEmitter, 'once' | 'off'> {
  readonly closed: boolean;
}

interface Line {
  running: number;
  /** Lets each request that waits go on, in the order in which they came. */
  readonly waiting: Set<() => void>;
}

/** Lets requests that take much work run a few at a time for each account, so that one account cannot crowd out the others. */
@Injectable()
export class AccountTurns {
  /** By account; there is one only while its requests run. */
  private readonly lines = new Map<string, Line>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Takes a place, at once or when it is free. Work that has begun holds its place to its end, also when its client is gone:
   * breaking off a request buys no other one. One that waits gives up its place in the line with its client.
   *
   * @returns gives the place back
   * @throws TooManyAtOnceError when too many wait already, and for whoever waited too long
   */
  async take(account: string, client: ClientConnection): Promise<() => void> {
    if (!this.config.rateLimits) return () => undefined;
    const line = this.lines.get(account) ?? { running: 0, waiting: new Set() };
    this.lines.set(account, line);
    if (line.running < RUNNING) line.running++;
    else await waitIn(line, client);
    const begun = performance.now();
    return () => {
      const rest = Math.min(Math.max(performance.now() - begun, REST_MS.least), REST_MS.most);
      setTimeout(() => this.handOn(account, line), rest).unref();
    };
  }

  /** Hands the place on to the request that has waited longest. */
  private handOn(account: string, line: Line): void {
    const [next] = line.waiting;
    if (next) return next();
    line.running--;
    if (line.running === 0) this.lines.delete(account);
  }
}

/** Waits until a place is handed on. */
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
    const timer = setTimeout(giveUp, PATIENCE_MS);
    client.once('close', giveUp);
    waiting.add(goOn);
  });
}

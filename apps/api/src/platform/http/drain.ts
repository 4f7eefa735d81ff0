import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Config, CONFIG } from '../config/config';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * For how long nobody may have connected before no new connection is accepted, and how long that is waited for, in
 * milliseconds. Who connects at the very moment when the listener closes is cut off by the kernel, so nobody should have
 * a reason to connect then. A client that is short of processor time may need most of a second to come back.
 */
const SETTLED_MS = 1_000;
const MAX_SETTLING_MS = 5_000;

/** How long a connection may be without a request before it is closed, in milliseconds: a busy client sends its next one sooner. */
const LINGER_MS = 2_000;

/** How often it is looked whether a phase is over, in milliseconds. */
const POLL_INTERVAL_MS = 50;

/**
 * Lets a process that is asked to stop leave without cutting anybody off:
 *
 * 1. draining, for the configured delay: `ready` answers 503, so that balancers look elsewhere, and answers carry
 *    `Connection: close`, so that clients connect anew, and through a balancer to another process;
 * 2. settling, for one to five seconds: requests wait, so that everybody who comes back anyway is let in. (Node accepts one
 *    connection between two rounds of requests: busy clients would keep the others out.)
 * 3. closing, for up to two seconds: no new connection is accepted, and each is told to close with its answer.
 *
 * After that Nest closes the server, which ends what is idle and waits for what is being answered. Without a delay, as in
 * local mode, a process closes at once.
 */
@Injectable()
export class Drain implements OnModuleInit, OnModuleDestroy {
  private stopping = false;
  private settling: Promise<void> | undefined;
  private readonly sockets = new Set<Socket>();
  private connectedAt = 0;
  private readonly begin = (): void => {
    this.stopping = true;
  };

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Whether this process was asked to stop, so that it should get no more requests. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** What a request has to wait for before anything is done for it, if there is anything. */
  get settled(): Promise<void> | undefined {
    return this.settling;
  }

  onModuleInit(): void {
    this.server?.on('connection', (socket) => {
      this.sockets.add(socket);
      this.connectedAt = performance.now();
      socket.once('close', () => this.sockets.delete(socket));
    });
    if (this.config.shutdownDelayMs > 0) for (const signal of SIGNALS) process.once(signal, this.begin);
  }

  /** Nest awaits this before it stops jobs, closes the server or anything that answers need. */
  async onModuleDestroy(): Promise<void> {
    for (const signal of SIGNALS) process.off(signal, this.begin);
    if (this.isStopping) await this.drain();
    // A browser opens connections ahead of need. Node counts them as busy and would wait for their first request.
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  private async drain(): Promise<void> {
    await wait(this.config.shutdownDelayMs);
    this.settling = waitUntil(() => performance.now() - this.connectedAt > SETTLED_MS, MAX_SETTLING_MS);
    await this.settling;
    // Not http's own close(), which ends every connection that is between two requests.
    if (this.server) NetServer.prototype.close.call(this.server);
    await waitUntil(() => this.sockets.size === 0, LINGER_MS);
  }

  private get server(): Server | undefined {
    return this.host.httpAdapter?.getHttpServer() as Server | undefined;
  }
}

/** Resolves when a condition holds, or after the longest time to wait for it, in milliseconds. */
async function waitUntil(holds: () => boolean, longest: number): Promise<void> {
  const end = performance.now() + longest;
  while (!holds() && performance.now() < end) await wait(POLL_INTERVAL_MS);
}

import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Config, CONFIG } from '../config/config';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Milliseconds without new connections before the listener closes, and the maximum wait. The kernel resets a
 * client that connects just as it closes.
 */
const SETTLED_MS = 1_000;
const MAX_SETTLING_MS = 5_000;

/** Milliseconds of idle time before closing; busy clients send sooner. */
const LINGER_MS = 2_000;

const POLL_INTERVAL_MS = 50;

/**
 * Draining: `ready` returns 503 and responses carry `Connection: close`. Settling (1 to 5 s): new requests wait. Closing (up to 2 s):
 * refuses new connections. Without a delay, closes at once.
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

  get isStopping(): boolean {
    return this.stopping;
  }

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

  /** Nest awaits this before it stops anything that responses need. */
  async onModuleDestroy(): Promise<void> {
    for (const signal of SIGNALS) process.off(signal, this.begin);
    if (this.isStopping) await this.drain();
    // Browsers open connections ahead of time, and Node would wait for a first request on each.
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  private async drain(): Promise<void> {
    await wait(this.config.shutdownDelayMs);
    this.settling = waitUntil(() => performance.now() - this.connectedAt > SETTLED_MS, MAX_SETTLING_MS);
    await this.settling;
    // Not http's own close(), which closes connections between two requests.
    if (this.server) NetServer.prototype.close.call(this.server);
    await waitUntil(() => this.sockets.size === 0, LINGER_MS);
  }

  private get server(): Server | undefined {
    return this.host.httpAdapter?.getHttpServer() as Server | undefined;
  }
}

async function waitUntil(holds: () => boolean, longest: number): Promise<void> {
  const end = performance.now() + longest;
  while (!holds() && performance.now() < end) await wait(POLL_INTERVAL_MS);
}

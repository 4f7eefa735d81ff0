import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import type { Connection } from 'mongoose';

const ANSWER_MS = 1_000;

/** Pings, since an open connection may be dead. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async check<K extends string>(key: K): Promise<HealthIndicatorResult<K>> {
    const indicator = this.indicators.check(key);
    return (await this.isResponding()) ? indicator.up() : indicator.down();
  }

  async isResponding(): Promise<boolean> {
    try {
      await this.connection.db!.command({ ping: 1 }, { signal: AbortSignal.timeout(ANSWER_MS) });
      return true;
    } catch {
      return false;
    }
  }
}

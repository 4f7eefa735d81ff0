import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import type { Connection } from 'mongoose';

/** How long the database may take to answer while a process counts as ready, in milliseconds. */
const ANSWER_MS = 1_000;

/** Tells whether the database answers. A connection that stands says nothing: there may be silence behind it. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async check<K extends string>(key: K): Promise<HealthIndicatorResult<K>> {
    const indicator = this.indicators.check(key);
    return (await this.answers()) ? indicator.up() : indicator.down();
  }

  /** Whether it answers within a second. */
  async answers(): Promise<boolean> {
    try {
      await this.connection.db!.command({ ping: 1 }, { signal: AbortSignal.timeout(ANSWER_MS) });
      return true;
    } catch {
      return false;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { Drain } from '../http/drain';

@Injectable()
export class StopHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly drain: Drain,
  ) {}

  check<K extends string>(key: K): HealthIndicatorResult<K> {
    const indicator = this.indicators.check(key);
    return this.drain.isStopping ? indicator.down() : indicator.up();
  }
}

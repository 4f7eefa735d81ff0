import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DatabaseHealth } from '../database/database-health';
import { MetricsService } from '../metrics/metrics.service';
import { RedisHealth } from './redis-health';

const up = new Gauge({
  name: 'figura_store_up',
  help: '1 if a store responds, 0 if not; no value for Redis if none is used',
  labelNames: ['store'],
});
const answerSeconds = new Gauge({
  name: 'figura_store_ping_seconds',
  help: 'Response time of a store to a ping',
  labelNames: ['store'],
});

@Injectable()
export class StoreMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: MetricsService,
    private readonly database: DatabaseHealth,
    private readonly redis: RedisHealth,
  ) {}

  onModuleInit(): void {
    this.metrics.addCollector(() => this.note('mongodb', () => this.database.isResponding()));
    this.metrics.addCollector(() =>
      this.note('redis', async () => {
        const mode = await this.redis.getMode();
        return mode === 'none' ? null : mode === 'connected';
      }),
    );
  }

  private async note(store: string, ping: () => Promise<boolean | null>): Promise<void> {
    const startedAt = performance.now();
    const answered = await ping();
    if (answered === null) return;
    up.set({ store }, answered ? 1 : 0);
    if (answered) answerSeconds.set({ store }, (performance.now() - startedAt) / 1_000);
    else answerSeconds.remove({ store });
  }
}

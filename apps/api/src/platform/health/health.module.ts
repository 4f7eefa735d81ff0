import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HttpModule } from '../http/http.module';
import { DatabaseHealth } from '../database/database-health';
import { HealthController } from './health.controller';
import { RedisHealth } from './redis-health';
import { StopHealth } from './stop-health';
import { StoreMetrics } from './store-metrics';

@Module({
  imports: [HttpModule, TerminusModule],
  controllers: [HealthController],
  providers: [DatabaseHealth, RedisHealth, StopHealth, StoreMetrics],
})
export class HealthModule {}

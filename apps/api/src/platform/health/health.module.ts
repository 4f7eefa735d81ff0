import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseHealth } from '../database/database-health';
import { HealthController } from './health.controller';
import { RedisHealth } from './redis-health';

@Module({
  imports: [TerminusModule],
  controllers: [HealthController],
  providers: [DatabaseHealth, RedisHealth],
})
export class HealthModule {}

import { Controller, Get } from '@nestjs/common';
import { HealthCheck, HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import { DatabaseHealth } from '../database/database-health';
import { Public } from '../http/access/access.decorators';
import { StopHealth } from './stop-health';
import { Documented } from '../openapi/operation';
import { HEALTH_OPERATIONS } from './health.openapi';
import { RedisHealth } from './redis-health';

@Public()
@Documented(HEALTH_OPERATIONS)
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: DatabaseHealth,
    private readonly redis: RedisHealth,
    private readonly stop: StopHealth,
  ) {}

  /** The process runs and answers. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * The process can do its work and was not asked to stop: its database answers within a second. Without Redis it is
   * degraded, but works.
   */
  @Get('ready')
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => this.stop.check('process'),
      () => this.database.check('database'),
      () => this.redis.check('redis'),
    ]);
  }
}

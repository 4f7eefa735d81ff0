import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import { DatabaseHealth } from '../database/database-health';
import { Public } from '../http/access/access.decorators';
import { LiveResponse, ReadyResponse } from './health.dto';
import { StopHealth } from './stop-health';
import { RedisHealth } from './redis-health';

@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: DatabaseHealth,
    private readonly redis: RedisHealth,
    private readonly stop: StopHealth,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'Returns 200 while the process runs' })
  @ApiOkResponse({ type: LiveResponse })
  live(): LiveResponse {
    return { status: 'ok' };
  }

  /** Ready: not stopping, and the database answers within a second. Without Redis it is only degraded. */
  @Get('ready')
  @HealthCheck({ swaggerDocumentation: false })
  @ApiOperation({
    summary: 'Returns 200 while the process can serve requests',
    description:
      'Requires that the database responds and that the process is not shutting down. Without Redis, the mode is degraded.',
  })
  @ApiOkResponse({ type: ReadyResponse })
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => this.stop.check('process'),
      () => this.database.check('database'),
      () => this.redis.check('redis'),
    ]);
  }
}

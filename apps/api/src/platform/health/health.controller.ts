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
  @ApiOperation({ summary: 'Whether the process runs' })
  @ApiOkResponse({ type: LiveResponse })
  live(): LiveResponse {
    return { status: 'ok' };
  }

  /** Ready: not stopping, and the database answers within a second. Without Redis it is only degraded. */
  @Get('ready')
  @HealthCheck({ swaggerDocumentation: false })
  @ApiOperation({
    summary: 'Whether the process can do its work',
    description:
      'Its database answers, and it was not asked to stop. Without Redis it is degraded, but works.',
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

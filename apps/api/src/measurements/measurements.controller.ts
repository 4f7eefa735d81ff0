import { Body, Controller, Put } from '@nestjs/common';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { Documented } from '../platform/openapi/operation';
import { OnboardingDto, SaveMeasurementsDto } from './measurements.dto';
import { MEASUREMENTS_OPERATIONS } from './measurements.openapi';
import { MeasurementsService } from './measurements.service';
import type { UserResponse } from '../users/users.dto';

@Verified()
@Documented(MEASUREMENTS_OPERATIONS)
@Controller('user')
export class MeasurementsController {
  constructor(private readonly measurements: MeasurementsService) {}

  @Put('measurements')
  async save(@CurrentCaller() caller: Caller, @Body() body: SaveMeasurementsDto): Promise<UserResponse> {
    const { underbust, ...tape } = body;
    return { user: await this.measurements.save(caller.userId, tape, { underbust }) };
  }

  /** The onboarding's one save: both measuring steps and the self analysis. */
  @Put('onboarding')
  async saveOnboarding(@CurrentCaller() caller: Caller, @Body() body: OnboardingDto): Promise<UserResponse> {
    const tape = { ...body.verticalMeasurements, ...body.horizontalMeasurements };
    return { user: await this.measurements.save(caller.userId, tape, { bodyConcerns: body.bodyConcerns }) };
  }
}

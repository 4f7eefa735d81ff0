import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { OnboardingDto, SaveMeasurementsDto } from './measurements.dto';
import { MeasurementsService } from './measurements.service';
import { UserResponse } from '../users/users.dto';

@Verified()
@Controller('user')
export class MeasurementsController {
  constructor(private readonly measurements: MeasurementsService) {}

  @Put('measurements')
  @ApiOperation({
    summary: 'Stores the eight measurements, and the underbust where it is given, in inches',
    description:
      'The total height and the body type are computed here; what the client says of them is read past.',
  })
  @ApiOkResponse({ type: UserResponse })
  async save(@CurrentCaller() caller: Caller, @Body() body: SaveMeasurementsDto): Promise<UserResponse> {
    const { underbust, ...tape } = body;
    return { user: await this.measurements.save(caller.userId, tape, { underbust }) };
  }

  @Put('onboarding')
  @ApiOperation({ summary: 'Stores both measuring steps and the self analysis at once' })
  @ApiOkResponse({ type: UserResponse })
  @ApiProblems({ 400: ['OPPOSITE_CONCERNS'] })
  async saveOnboarding(@CurrentCaller() caller: Caller, @Body() body: OnboardingDto): Promise<UserResponse> {
    const tape = { ...body.verticalMeasurements, ...body.horizontalMeasurements };
    return { user: await this.measurements.save(caller.userId, tape, { bodyConcerns: body.bodyConcerns }) };
  }
}

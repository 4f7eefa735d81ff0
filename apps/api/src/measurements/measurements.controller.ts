import { Body, Controller, Patch, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { StartAnswersDto } from '../body-type/start-answers.dto';
import { ChangeMeasurementsDto, OnboardingDto, SaveMeasurementsDto } from './measurements.dto';
import { MeasurementsService } from './measurements.service';
import { UserResponse } from '../users/users.dto';

@Verified()
@Controller('user')
export class MeasurementsController {
  constructor(private readonly measurements: MeasurementsService) {}

  @Put('measurements')
  @ApiOperation({
    summary: 'Saves the eight measurements and any optional ones, in inches',
    description: 'The server computes total height and body type; values from the client are ignored.',
  })
  @ApiOkResponse({ type: UserResponse })
  async save(@CurrentCaller() caller: Caller, @Body() body: SaveMeasurementsDto): Promise<UserResponse> {
    return { user: await this.measurements.save(caller.userId, body) };
  }

  @Patch('measurements')
  @ApiOperation({
    summary: 'Changes individual measurements, in inches',
    description:
      'A measured value replaces its estimate; the other estimates and the body type are recomputed.',
  })
  @ApiOkResponse({ type: UserResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'] })
  async change(@CurrentCaller() caller: Caller, @Body() body: ChangeMeasurementsDto): Promise<UserResponse> {
    return { user: await this.measurements.change(caller.userId, body) };
  }

  @Put('measurements/start')
  @ApiOperation({
    summary: 'Estimates missing measurements from the answers of a start without a tape measure',
    description: 'Measured values stay. Values measured with a string count as measured.',
  })
  @ApiOkResponse({ type: UserResponse })
  @ApiProblems({ 409: ['CONFLICT'] })
  async estimate(@CurrentCaller() caller: Caller, @Body() answers: StartAnswersDto): Promise<UserResponse> {
    return { user: await this.measurements.estimate(caller.userId, answers) };
  }

  @Put('onboarding')
  @ApiOperation({ summary: 'Saves both measuring steps and the self-analysis at once' })
  @ApiOkResponse({ type: UserResponse })
  @ApiProblems({ 400: ['OPPOSITE_CONCERNS'] })
  async saveOnboarding(@CurrentCaller() caller: Caller, @Body() body: OnboardingDto): Promise<UserResponse> {
    const tape = { ...body.verticalMeasurements, ...body.horizontalMeasurements };
    return { user: await this.measurements.save(caller.userId, tape, body.bodyConcerns) };
  }
}

import { PROBLEM_CODES, SECOND_FACTORS, type ProblemCode, type SecondFactor } from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';

export class SecondFactorDemand {
  @ApiProperty({ description: 'For the second step, within ten minutes.' }) ticket: string;
  @ApiProperty({ enum: SECOND_FACTORS, isArray: true }) ways: SecondFactor[];
}

@ApiSchema({
  description: 'Body of every error answer (RFC 9457), with the sentence that the user may read in `error`.',
})
export class Problem {
  @ApiProperty() type: string;
  @ApiProperty() title: string;
  @ApiProperty() status: number;
  @ApiProperty() detail: string;
  @ApiProperty() error: string;
  @ApiProperty({ enum: PROBLEM_CODES }) code: ProblemCode;
  @ApiPropertyOptional({ type: [String], description: 'All sentences, where there are several.' })
  errors?: string[];
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Sentences by the paths of wrong fields, for example `verticalMeasurements.kneeToFloor`.',
  })
  fields?: Record<string, string>;
  @ApiPropertyOptional({
    description: 'With `PASSWORD_REQUIRED`: the masked email address of the mailed link.',
  })
  email?: string;
  @ApiPropertyOptional({ description: 'With `SECOND_FACTOR_REQUIRED`: how to go on.' })
  secondFactor?: SecondFactorDemand;
}

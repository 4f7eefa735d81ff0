import { PROBLEM_CODES, SECOND_FACTORS, type ProblemCode, type SecondFactor } from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ChoicesProperty } from './properties';

export class SecondFactorDemand {
  @ApiProperty({ description: 'Ticket for the second step, valid for ten minutes.' }) ticket: string;
  @ChoicesProperty(SECOND_FACTORS) ways: SecondFactor[];
}

@ApiSchema({ description: 'Body of every error response (RFC 9457). `error` is a message for the user.' })
export class Problem {
  @ApiProperty() type: string;
  @ApiProperty() title: string;
  @ApiProperty() status: number;
  @ApiProperty() detail: string;
  @ApiProperty() error: string;
  @ApiProperty({ enum: PROBLEM_CODES }) code: ProblemCode;
  @ApiPropertyOptional({ type: [String], description: 'All messages. Omitted unless there are several.' })
  errors?: string[];
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Messages by path of the invalid field, for example `verticalMeasurements.kneeToFloor`.',
  })
  fields?: Record<string, string>;
  @ApiPropertyOptional({ description: 'Masked email address of the link. Only with `PASSWORD_REQUIRED`.' })
  email?: string;
  @ApiPropertyOptional({ description: 'Second step of the sign-in. Only with `SECOND_FACTOR_REQUIRED`.' })
  secondFactor?: SecondFactorDemand;
}

import { PROBLEM_CODES, type ProblemCode } from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';

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
    description:
      'The fields of the request that are wrong, by their paths (`verticalMeasurements.kneeToFloor`), with a sentence each.',
  })
  fields?: Record<string, string>;
  @ApiPropertyOptional({
    description: 'With `PASSWORD_REQUIRED`: the email address that the mailed link belongs to, masked.',
  })
  email?: string;
}

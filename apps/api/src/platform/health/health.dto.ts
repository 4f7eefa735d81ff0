import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';

class Indicator {
  @ApiProperty({ enum: ['up', 'down'] }) status: 'up' | 'down';
  @ApiPropertyOptional() mode?: string;
}

const INDICATORS = {
  type: 'object' as const,
  description: 'Status by component.',
  additionalProperties: { $ref: getSchemaPath(Indicator) },
};

export class LiveResponse {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}

@ApiExtraModels(Indicator)
export class ReadyResponse extends LiveResponse {
  @ApiPropertyOptional(INDICATORS) info?: Record<string, Indicator>;
  @ApiPropertyOptional(INDICATORS) error?: Record<string, Indicator>;
  @ApiPropertyOptional(INDICATORS) details?: Record<string, Indicator>;
}

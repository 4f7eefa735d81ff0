import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { FIRST_STEPS, type FirstStepName } from '@figura/contracts';
import { ListProperty } from '../platform/http/responses/properties';

export class FirstStep {
  @ApiProperty({ enum: FIRST_STEPS }) step: FirstStepName;
  @ApiProperty({ description: 'Whether the caller has done it.' }) isDone: boolean;
}

@ApiSchema({ description: 'First steps, in order.' })
export class FirstStepsResponse {
  @ListProperty(FirstStep) steps: FirstStep[];
  @ApiProperty({ description: 'Number of pieces in the wardrobe.' }) pieces: number;
}

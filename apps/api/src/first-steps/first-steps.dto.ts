import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { FIRST_STEPS, type FirstStepName } from '@figura/contracts';

export class FirstStep {
  @ApiProperty({ enum: FIRST_STEPS }) step: FirstStepName;
  @ApiProperty({ description: 'Whether the caller has really done it.' }) isDone: boolean;
}

@ApiSchema({ description: 'What to begin with, in its order.' })
export class FirstStepsResponse {
  @ApiProperty({ type: [FirstStep] }) steps: FirstStep[];
  @ApiProperty({ description: 'Pieces in the wardrobe.' }) pieces: number;
}

import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Quota', description: 'What a free account may do so many times in an ISO week (UTC).' })
export class QuotaState {
  @ApiProperty({ type: Number, nullable: true, description: 'Null with lifetime access: no limit.' })
  left: number | null;
  @ApiProperty({ format: 'date-time', description: 'When the next week begins.' }) resetsAt: string;
}

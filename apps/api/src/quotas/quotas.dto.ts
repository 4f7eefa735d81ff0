import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Quota', description: 'A weekly limit of free accounts (ISO weeks, UTC).' })
export class QuotaState {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Remaining uses. Null with lifetime access, which has no limit.',
  })
  left: number | null;
  @ApiProperty({ format: 'date-time', description: 'Start of the next week.' }) resetsAt: string;
}

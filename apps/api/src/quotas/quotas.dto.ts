import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { NullableProperty } from '../platform/http/responses/properties';

@ApiSchema({ name: 'Quota', description: 'A weekly limit of free accounts (ISO weeks, UTC).' })
export class QuotaState {
  @NullableProperty(Number, 'Remaining uses. Null with lifetime access, which has no limit.')
  left: number | null;
  @ApiProperty({ format: 'date-time', description: 'Start of the next week.' }) resetsAt: string;
}

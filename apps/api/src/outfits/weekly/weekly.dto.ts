import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SuggestedOutfit } from '../suggestions/suggestions.dto';

@ApiSchema({ description: 'The outfit of this week, the same all week.' })
export class WeeklyOutfitResponse {
  @ApiProperty({ description: 'The ISO week, for example `2026-W48`.' }) week: string;
  @ApiProperty({
    type: SuggestedOutfit,
    nullable: true,
    description: 'Null when no whole outfit can be made.',
  })
  outfit: SuggestedOutfit | null;
  @ApiProperty({
    description: 'Whether the caller owns every piece of it, but for the one that it `lacks`.',
  })
  isOwn: boolean;
}

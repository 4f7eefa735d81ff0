import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SuggestedOutfit } from '../suggestions/suggestions.dto';
import { NullableProperty } from '../../platform/http/responses/properties';

@ApiSchema({ description: 'The outfit of the week.' })
export class WeeklyOutfitResponse {
  @ApiProperty({ description: 'ISO week, for example `2026-W48`.' }) week: string;
  @NullableProperty(SuggestedOutfit, 'Null when no complete outfit is possible.')
  outfit: SuggestedOutfit | null;
  @ApiProperty({ description: 'Whether the caller owns every piece, except for what `lacks` names.' })
  isOwn: boolean;
}

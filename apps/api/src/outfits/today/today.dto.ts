import { OCCASIONS, OUTFIT_SLOTS, OUTFITS_OF_DAY, type Occasion, type OutfitSlot } from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ChoiceField, OptionalField } from '../../platform/http/requests/fields.decorators';
import { SuggestedOutfit, WeatherQuery } from '../suggestions/suggestions.dto';

export class TodayQuery extends WeatherQuery {
  @OptionalField()
  @ChoiceField(OCCASIONS, { description: 'What the day is for; left out: everyday.' })
  occasion?: Occasion;
}

@ApiSchema({ description: 'What to wear on a day.' })
export class TodayResponse {
  @ApiProperty({
    type: [SuggestedOutfit],
    description: `Best first, ${OUTFITS_OF_DAY} at most; of a free account the outfit of the week.`,
  })
  outfits: SuggestedOutfit[];
  @ApiProperty({
    description: 'Whether the caller owns every piece of them, but for the one that an outfit `lacks`.',
  })
  isOwn: boolean;
  @ApiProperty({
    enum: OUTFIT_SLOTS,
    isArray: true,
    description: 'Slots in which no own piece suits the occasion and the weather, where `isOwn` is false.',
  })
  missing: OutfitSlot[];
  @ApiProperty({ description: 'Whether the caller owns any piece.' }) hasPieces: boolean;
  @ApiProperty({ type: [String], description: 'Ids of own pieces that were worn on the day already.' })
  worn: string[];
}

import { OCCASIONS, OUTFIT_SLOTS, OUTFITS_OF_DAY, type Occasion, type OutfitSlot } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ChoiceField, OptionalField } from '../../platform/http/requests/fields.decorators';
import { SuggestedOutfit, WeatherQuery } from '../suggestions/suggestions.dto';
import { ChoicesProperty, ListProperty } from '../../platform/http/responses/properties';

export class TodayQuery extends WeatherQuery {
  @OptionalField()
  @ChoiceField(OCCASIONS, { description: 'Occasion of the day. Default `everyday`.' })
  occasion?: Occasion;
}

@ApiSchema({ description: 'Outfits for a day.' })
export class TodayResponse {
  @ListProperty(
    SuggestedOutfit,
    `Up to ${OUTFITS_OF_DAY}, best first. Free accounts get the outfit of the week.`,
  )
  outfits: SuggestedOutfit[];
  @ApiProperty({ description: 'Whether the caller owns every piece, except for what `lacks` names.' })
  isOwn: boolean;
  @ChoicesProperty(OUTFIT_SLOTS, 'When `isOwn` is false: slots without a suitable owned piece.')
  missing: OutfitSlot[];
  @ListProperty(String, 'Names of owned pieces that would suit, if no outfit has them.')
  fitting: Text[];
  @ApiProperty({ description: 'Whether the caller owns any piece.' }) hasPieces: boolean;
  @ListProperty(String, 'IDs of owned pieces already worn on the day.')
  worn: string[];
}

import { OUTFIT_SLOTS, WORN_STYLES, type OutfitSlot, type WornStyle } from '@figura/contracts';
import {
  ChoiceField,
  ChoiceList,
  OptionalField,
  TextField,
} from '../../platform/http/requests/fields.decorators';

export class PlacedPieceDto {
  @OptionalField() @ChoiceField(OUTFIT_SLOTS) slot?: OutfitSlot;
  @TextField({
    min: 1,
    max: 100,
    message: 'A piece must have an id',
    tooLong: 'The id of a piece has at most 100 characters',
    example: 'silk-shirt',
  })
  id: string;
  @OptionalField()
  @ChoiceList(WORN_STYLES, { message: `Worn must be a list of ${WORN_STYLES.join(', ')}` })
  worn?: WornStyle[];
}

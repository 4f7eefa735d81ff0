import { OUTFIT_SLOTS, WORN_STYLES, type OutfitSlot, type WornStyle } from '@figura/contracts';
import {
  ChoiceField,
  ChoiceList,
  OptionalField,
  TextField,
} from '../../platform/http/requests/fields.decorators';
import { fields as t } from '../messages.en';

export class PlacedPieceDto {
  @OptionalField() @ChoiceField(OUTFIT_SLOTS) slot?: OutfitSlot;
  @TextField({ min: 1, max: 100, message: t('pieceId'), tooLong: t('pieceIdTooLong'), example: 'silk-shirt' })
  id: string;
  @OptionalField()
  @ChoiceList(WORN_STYLES, { message: t('worn', { values: WORN_STYLES }) })
  worn?: WornStyle[];
}

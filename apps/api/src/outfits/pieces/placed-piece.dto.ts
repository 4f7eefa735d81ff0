import { OUTFIT_SLOTS, type OutfitSlot } from '@figura/contracts';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { OptionalField } from '../../platform/http/requests/fields.decorators';

/** A piece in its place of an outfit. Without a slot it gets the one of its category. */
export class PlacedPieceDto {
  @OptionalField()
  @IsIn(OUTFIT_SLOTS, { message: `Slot must be one of ${OUTFIT_SLOTS.join(', ')}` })
  slot?: OutfitSlot;

  @MaxLength(100, { message: 'The id of a piece has at most 100 characters' })
  @MinLength(1, { message: 'A piece must have an id' })
  @IsString({ message: 'A piece must have an id' })
  id: string;
}

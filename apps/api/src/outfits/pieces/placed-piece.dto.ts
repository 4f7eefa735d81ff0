import { OUTFIT_SLOTS, WORN_STYLES, type OutfitSlot, type WornStyle } from '@figura/contracts';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { OptionalField } from '../../platform/http/requests/fields.decorators';

const WORN = `Worn must be a list of ${WORN_STYLES.join(', ')}`;

/** A piece in its place of an outfit. Without a slot it gets the one of its category. */
export class PlacedPieceDto {
  @OptionalField()
  @IsIn(OUTFIT_SLOTS, { message: `Slot must be one of ${OUTFIT_SLOTS.join(', ')}` })
  slot?: OutfitSlot;

  @MaxLength(100, { message: 'The id of a piece has at most 100 characters' })
  @MinLength(1, { message: 'A piece must have an id' })
  @IsString({ message: 'A piece must have an id' })
  id: string;

  @OptionalField()
  @IsIn(WORN_STYLES, { each: true, message: WORN })
  @ArrayMaxSize(WORN_STYLES.length, { message: WORN })
  @IsArray({ message: WORN })
  worn?: WornStyle[];
}

import {
  MAX_PACKING_DAYS,
  OCCASIONS,
  OUTFIT_SLOTS,
  PACKED_PIECES,
  PIECE_SOURCES,
  SEASONS,
  type Occasion,
  type OutfitSlot,
  type PieceSource,
  type Season,
} from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ChoiceField,
  ChoiceList,
  NumberField,
  OptionalField,
} from '../../platform/http/requests/fields.decorators';
import { ClientIdField } from '../../platform/http/requests/random-uuid';
import { OutfitPiece } from '../kept/kept.dto';
import { RELAXED, type Relaxed } from '../suggestions/suggestions.dto';

const DAYS = `Days must be a whole number from 1 to ${MAX_PACKING_DAYS}`;
const OCCASION_LIST = `Occasions must be a list of ${OCCASIONS.join(', ')}`;
const MAX = `Max must be a whole number from ${PACKED_PIECES.min} to ${PACKED_PIECES.max}`;
const FROM = `From must be a list of ${PIECE_SOURCES.join(', ')}`;

/** Body of `POST /packing-lists`. */
export class PackDto {
  @OptionalField() @ClientIdField() id?: string;
  @NumberField({ isInteger: true, min: 1, max: MAX_PACKING_DAYS, message: DAYS, example: 5 }) days: number;
  @ChoiceList(OCCASIONS, { min: 1, message: OCCASION_LIST }) occasions: Occasion[];
  @OptionalField()
  @ChoiceField(SEASONS, { message: `Season must be one of ${SEASONS.join(', ')}` })
  season?: Season;
  @OptionalField()
  @NumberField({ isInteger: true, min: PACKED_PIECES.min, max: PACKED_PIECES.max, message: MAX, example: 12 })
  max?: number;
  @OptionalField() @ChoiceList(PIECE_SOURCES, { min: 1, message: FROM }) from?: PieceSource[];
}

@ApiSchema({ description: 'A piece to pack.' })
export class PackedPiece extends OutfitPiece {
  @ApiProperty({ description: 'Whether it is ticked off.' }) packed: boolean;
}

export class DayOutfit {
  @ApiProperty({ enum: OCCASIONS }) occasion: Occasion;
  @ApiProperty({ type: [OutfitPiece] }) pieces: OutfitPiece[];
  @ApiProperty({ description: 'Why the look works, in one sentence.' }) sentence: string;
  @ApiProperty({
    enum: OUTFIT_SLOTS,
    isArray: true,
    description: 'Slots whose piece is another than in the outfit of the day before; empty on the first day.',
  })
  changes: OutfitSlot[];
}

export class PackedDay {
  @ApiProperty({ type: [DayOutfit], description: 'One for each occasion of the day.' }) outfits: DayOutfit[];
}

@ApiSchema({ description: 'An occasion that the pieces make no whole outfit for.' })
export class UnpackedOccasion {
  @ApiProperty({ enum: OCCASIONS }) occasion: Occasion;
  @ApiProperty({
    enum: OUTFIT_SLOTS,
    isArray: true,
    description:
      'The places that nothing fills; none where there is something for each, and no two go together.',
  })
  lacks: OutfitSlot[];
}

@ApiSchema({ description: 'A few pieces that dress every day of a journey, and what to wear when.' })
export class PackingList {
  @ApiProperty({ description: 'A random UUID.' }) id: string;
  @ApiProperty({ enum: OCCASIONS, isArray: true, description: 'As they were asked for.' })
  occasions: Occasion[];
  @ApiProperty({ enum: SEASONS, nullable: true }) season: Season | null;
  @ApiProperty({ type: [PackedPiece] }) pieces: PackedPiece[];
  @ApiProperty({ type: [PackedDay], description: 'In their order.' }) days: PackedDay[];
  @ApiProperty({
    enum: RELAXED,
    isArray: true,
    description: 'What could not be met with these pieces and was left aside.',
  })
  relaxed: Relaxed[];
  @ApiProperty({
    type: [UnpackedOccasion],
    description: 'Occasions that no day has an outfit for; the others are packed for.',
  })
  missing: UnpackedOccasion[];
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'How many pieces it takes, where nothing is packed because fewer were allowed.',
  })
  needed: number | null;
  @ApiProperty({
    description: 'Whether outfits come again, because there are fewer different ones than days.',
  })
  repeats: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

@ApiSchema({ description: 'Newest first.' })
export class PackingListsResponse {
  @ApiProperty({ type: [PackingList], description: 'Newest first.' }) items: PackingList[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The cursor of the next page; null on the last.',
  })
  next: string | null;
}

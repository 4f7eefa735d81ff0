import type { Text } from '@figura/messages';
import {
  MAX_PACKING_DAYS,
  OCCASIONS,
  OUTFIT_SLOTS,
  PACKED_PIECES,
  PIECE_SOURCES,
  SEASONS,
  TEMPERATURES,
  type Occasion,
  type OutfitSlot,
  type PieceSource,
  type Season,
} from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  BooleanField,
  ChoiceField,
  ChoiceList,
  NumberField,
  OptionalField,
} from '../../platform/http/requests/fields.decorators';
import { PageResponse } from '../../platform/http/requests/page.dto';
import { ClientIdField } from '../../platform/http/requests/random-uuid';
import { OutfitPiece } from '../kept/kept.dto';
import { RELAXED, type Relaxed } from '../suggestions/suggestions.dto';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';

const t = translator(messages.fields);

const DAYS = t('days', { max: MAX_PACKING_DAYS });
const OCCASION_LIST = t('occasions', { values: OCCASIONS });
const MAX = t('max', { min: PACKED_PIECES.min, max: PACKED_PIECES.max });
const FROM = t('fromList', { values: PIECE_SOURCES });
const ONCE = t('once', { values: OCCASIONS });
const DEGREES = t('temperature', { min: TEMPERATURES.min, max: TEMPERATURES.max });
const YES = t('rainAndWind');

/** A temperature, with rain and wind, overrides a season. */
export class JourneyDto {
  @NumberField({ isInteger: true, min: 1, max: MAX_PACKING_DAYS, message: DAYS, example: 5 }) days: number;
  @ChoiceList(OCCASIONS, { min: 1, message: OCCASION_LIST }) occasions: Occasion[];
  @OptionalField()
  @ChoiceList(OCCASIONS, {
    message: ONCE,
    description: 'Occasions of one day each, beside those of every day.',
  })
  once?: Occasion[];
  @OptionalField() @ChoiceField(SEASONS) season?: Season;
  @OptionalField() @NumberField({ ...TEMPERATURES, message: DEGREES }) temperature?: number;
  @OptionalField() @BooleanField(YES) rain?: boolean;
  @OptionalField() @BooleanField(YES) wind?: boolean;
  @OptionalField()
  @NumberField({ isInteger: true, min: PACKED_PIECES.min, max: PACKED_PIECES.max, message: MAX, example: 12 })
  max?: number;
  @OptionalField() @ChoiceList(PIECE_SOURCES, { min: 1, message: FROM }) from?: PieceSource[];
}

export class PackDto extends JourneyDto {
  @OptionalField() @ClientIdField() id?: string;
}

@ApiSchema({ description: 'A piece to pack.' })
export class PackedPiece extends OutfitPiece {
  @ApiProperty({ description: 'Whether it is ticked off.' }) packed: boolean;
}

export class DayOutfit {
  @ApiProperty({ enum: OCCASIONS }) occasion: Occasion;
  @ApiProperty({ type: [OutfitPiece] }) pieces: OutfitPiece[];
  @ApiProperty({ type: String, description: 'Why the look works, in one sentence.' }) sentence: Text;
  @ApiProperty({ enum: OUTFIT_SLOTS, isArray: true, description: 'Since the outfit before.' })
  changes: OutfitSlot[];
}

export class PackedDay {
  @ApiProperty({
    type: [DayOutfit],
    description: 'One for each occasion of the day; none of what is missing.',
  })
  outfits: DayOutfit[];
}

@ApiSchema({ description: 'An occasion that the pieces make no whole outfit for.' })
export class UnpackedOccasion {
  @ApiProperty({ enum: OCCASIONS }) occasion: Occasion;
  @ApiProperty({
    enum: OUTFIT_SLOTS,
    isArray: true,
    description: 'Places that nothing fills; none where no two pieces go together.',
  })
  lacks: OutfitSlot[];
}

@ApiSchema({ description: 'A few pieces that dress every day of a journey, and what to wear when.' })
export class PackingList {
  @ApiProperty({ description: 'A random UUID.' }) id: string;
  @ApiProperty({ enum: OCCASIONS, isArray: true, description: 'As they were asked for.' })
  occasions: Occasion[];
  @ApiProperty({ enum: OCCASIONS, isArray: true, description: 'Beside these, each of one day.' })
  once: Occasion[];
  @ApiProperty({ enum: SEASONS, nullable: true }) season: Season | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Degrees Celsius, in place of a season.' })
  temperature: number | null;
  @ApiProperty() rain: boolean;
  @ApiProperty() wind: boolean;
  @ApiProperty({ enum: PIECE_SOURCES, isArray: true }) from: PieceSource[];
  @ApiProperty({ type: Number, description: 'The most pieces that were allowed.' }) max: number;
  @ApiProperty({ type: [PackedPiece] }) pieces: PackedPiece[];
  @ApiProperty({ type: [PackedDay], description: 'In their order.' }) days: PackedDay[];
  @ApiProperty({ enum: RELAXED, isArray: true, description: 'What could not be met and was left aside.' })
  relaxed: Relaxed[];
  @ApiProperty({ type: [UnpackedOccasion], description: 'Occasions that no day has an outfit for.' })
  missing: UnpackedOccasion[];
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'How many pieces it takes, where that is too many.',
  })
  needed: number | null;
  @ApiProperty({ description: 'Whether there are fewer outfits than days.' }) repeats: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

@ApiSchema({ description: 'Newest first.' })
export class PackingListsResponse extends PageResponse {
  @ApiProperty({ type: [PackingList], description: 'Newest first.' }) items: PackingList[];
  @ApiProperty({ description: 'Whether there is or was a list, also where it was deleted since.' })
  hasPacked: boolean;
}

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
import { fields as t } from '../messages.en';

const DAYS = t('days', { max: MAX_PACKING_DAYS });
const OCCASION_LIST = t('occasions', { values: OCCASIONS });
const MAX = t('max', { min: PACKED_PIECES.min, max: PACKED_PIECES.max });
const FROM = t('fromList', { values: PIECE_SOURCES });
const ONCE = t('once', { values: OCCASIONS });
const DEGREES = t('temperature', { min: TEMPERATURES.min, max: TEMPERATURES.max });
const YES = t('rainAndWind');

/** A temperature, together with rain and wind, overrides a season. */
export class JourneyDto {
  @NumberField({ isInteger: true, min: 1, max: MAX_PACKING_DAYS, message: DAYS, example: 5 }) days: number;
  @ChoiceList(OCCASIONS, { min: 1, message: OCCASION_LIST }) occasions: Occasion[];
  @OptionalField()
  @ChoiceList(OCCASIONS, {
    message: ONCE,
    description: 'Occasions on one day each, in addition to `occasions`.',
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
  @ApiProperty({ description: 'Whether the piece is checked off.' }) packed: boolean;
}

export class DayOutfit {
  @ApiProperty({ enum: OCCASIONS }) occasion: Occasion;
  @ApiProperty({ type: [OutfitPiece] }) pieces: OutfitPiece[];
  @ApiProperty({ type: String, description: 'One sentence on why the outfit works.' }) sentence: Text;
  @ApiProperty({
    enum: OUTFIT_SLOTS,
    isArray: true,
    description: 'Slots that differ from the previous outfit.',
  })
  changes: OutfitSlot[];
}

export class PackedDay {
  @ApiProperty({
    type: [DayOutfit],
    description: 'One outfit per occasion, without occasions that are missing one.',
  })
  outfits: DayOutfit[];
}

@ApiSchema({ description: 'An occasion without a complete outfit.' })
export class UnpackedOccasion {
  @ApiProperty({ enum: OCCASIONS }) occasion: Occasion;
  @ApiProperty({
    enum: OUTFIT_SLOTS,
    isArray: true,
    description: 'Slots that no piece fills. Empty when no two pieces go together.',
  })
  lacks: OutfitSlot[];
}

@ApiSchema({ description: 'Pieces for a journey, with outfits for every day.' })
export class PackingList {
  @ApiProperty({ description: 'Random UUID.' }) id: string;
  @ApiProperty({ enum: OCCASIONS, isArray: true, description: 'Occasions of every day, as requested.' })
  occasions: Occasion[];
  @ApiProperty({ enum: OCCASIONS, isArray: true, description: 'Occasions of one day each.' })
  once: Occasion[];
  @ApiProperty({ enum: SEASONS, nullable: true }) season: Season | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Degrees Celsius, overriding the season. Null when not given.',
  })
  temperature: number | null;
  @ApiProperty() rain: boolean;
  @ApiProperty() wind: boolean;
  @ApiProperty({ enum: PIECE_SOURCES, isArray: true }) from: PieceSource[];
  @ApiProperty({ type: Number, description: 'Maximum number of pieces, as requested.' }) max: number;
  @ApiProperty({ type: [PackedPiece] }) pieces: PackedPiece[];
  @ApiProperty({ type: [PackedDay], description: 'Days in order.' }) days: PackedDay[];
  @ApiProperty({ enum: RELAXED, isArray: true, description: 'Requirements that could not be met.' })
  relaxed: Relaxed[];
  @ApiProperty({ type: [UnpackedOccasion], description: 'Occasions without an outfit on any day.' })
  missing: UnpackedOccasion[];
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Number of pieces needed. Null unless it exceeds the maximum.',
  })
  needed: number | null;
  @ApiProperty({ description: 'Whether there are fewer outfits than days.' }) repeats: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

@ApiSchema({ description: 'Packing lists, newest first.' })
export class PackingListsResponse extends PageResponse {
  @ApiProperty({ type: [PackingList], description: 'Newest first.' }) items: PackingList[];
  @ApiProperty({ description: 'Whether the caller has ever had a packing list, including deleted ones.' })
  hasPacked: boolean;
}

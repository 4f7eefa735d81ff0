import type { Text } from '@figura/messages';
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
import { ChoiceList, NumberField, OptionalField } from '../../platform/http/requests/fields.decorators';
import { PageResponse } from '../../platform/http/requests/page.dto';
import { ClientIdField } from '../../platform/http/requests/random-uuid';
import { OutfitPiece } from '../kept/kept.dto';
import { ConditionsDto } from '../suggestions/suggestions.dto';
import { RELAXATIONS, type Relaxation } from '@figura/styling';
import { fields as t } from '../messages.en';
import {
  ChoicesProperty,
  ListProperty,
  NullableChoiceProperty,
  NullableProperty,
} from '../../platform/http/responses/properties';

const DAYS = t('days', { max: MAX_PACKING_DAYS });
const OCCASION_LIST = t('occasions', { values: OCCASIONS });
const MAX = t('max', { min: PACKED_PIECES.min, max: PACKED_PIECES.max });
const ONCE = t('once', { values: OCCASIONS });

export class JourneyDto extends ConditionsDto {
  @NumberField({ isInteger: true, min: 1, max: MAX_PACKING_DAYS, message: DAYS, example: 5 }) days: number;
  @ChoiceList(OCCASIONS, { min: 1, message: OCCASION_LIST }) occasions: Occasion[];
  @OptionalField()
  @ChoiceList(OCCASIONS, {
    message: ONCE,
    description: 'Occasions on one day each, in addition to `occasions`.',
  })
  once?: Occasion[];
  @OptionalField()
  @NumberField({ isInteger: true, min: PACKED_PIECES.min, max: PACKED_PIECES.max, message: MAX, example: 12 })
  max?: number;
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
  @ListProperty(OutfitPiece) pieces: OutfitPiece[];
  @ApiProperty({ type: String, description: 'One sentence on why the outfit works.' }) sentence: Text;
  @ChoicesProperty(OUTFIT_SLOTS, 'Slots that differ from the previous outfit.')
  changes: OutfitSlot[];
}

export class PackedDay {
  @ListProperty(DayOutfit, 'One outfit per occasion, without occasions that are missing one.')
  outfits: DayOutfit[];
}

@ApiSchema({ description: 'An occasion without a complete outfit.' })
export class UnpackedOccasion {
  @ApiProperty({ enum: OCCASIONS }) occasion: Occasion;
  @ChoicesProperty(OUTFIT_SLOTS, 'Slots that no piece fills. Empty when no two pieces go together.')
  lacks: OutfitSlot[];
}

@ApiSchema({ description: 'Pieces for a journey, with outfits for every day.' })
export class PackingList {
  @ApiProperty({ description: 'Random UUID.' }) id: string;
  @ChoicesProperty(OCCASIONS, 'Occasions of every day, as requested.')
  occasions: Occasion[];
  @ChoicesProperty(OCCASIONS, 'Occasions of one day each.')
  once: Occasion[];
  @NullableChoiceProperty(SEASONS) season: Season | null;
  @NullableProperty(Number, 'Degrees Celsius, overriding the season. Null when not given.')
  temperature: number | null;
  @ApiProperty() rain: boolean;
  @ApiProperty() wind: boolean;
  @ChoicesProperty(PIECE_SOURCES) from: PieceSource[];
  @ApiProperty({ type: Number, description: 'Maximum number of pieces, as requested.' }) max: number;
  @ListProperty(PackedPiece) pieces: PackedPiece[];
  @ListProperty(PackedDay, 'Days in order.') days: PackedDay[];
  @ChoicesProperty(RELAXATIONS, 'Requirements that could not be met.')
  relaxed: Relaxation[];
  @ListProperty(UnpackedOccasion, 'Occasions without an outfit on any day.')
  missing: UnpackedOccasion[];
  @NullableProperty(Number, 'Number of pieces needed. Null unless it exceeds the maximum.')
  needed: number | null;
  @ApiProperty({ description: 'Whether there are fewer outfits than days.' }) repeats: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

@ApiSchema({ description: 'Packing lists, newest first.' })
export class PackingListsResponse extends PageResponse {
  @ListProperty(PackingList, 'Newest first.') items: PackingList[];
  @ApiProperty({ description: 'Whether the caller has ever had a packing list, including deleted ones.' })
  hasPacked: boolean;
}

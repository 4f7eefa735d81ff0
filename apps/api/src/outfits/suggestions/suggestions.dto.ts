import type { Text } from '@figura/messages';
import {
  MAX_OUTFIT_PIECES,
  MAX_SUGGESTIONS,
  OCCASIONS,
  OUTFIT_SLOTS,
  PIECE_SOURCES,
  SEASONS,
  SUGGESTED_SOURCES,
  TEMPERATURES,
  WORN_STYLES,
  type Occasion,
  type OutfitSlot,
  type PieceSource,
  type Season,
  type SuggestedSource,
  type WornStyle,
} from '@figura/contracts';
import { RELAXATIONS, type Relaxation } from '@figura/styling';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Garment } from '../../catalog/catalog.dto';
import {
  BooleanField,
  ChoiceField,
  ChoiceList,
  FlagField,
  NestedList,
  NumberField,
  OptionalField,
  TextField,
  type Flag,
} from '../../platform/http/requests/fields.decorators';
import { ProductOffer } from '../../products/products.dto';
import { QuotaState } from '../../quotas/quotas.dto';
import { PlacedPieceDto } from '../pieces/placed-piece.dto';
import { fields as t } from '../messages.en';
import {
  ChoicesProperty,
  ListProperty,
  NullableProperty,
  TrueProperty,
} from '../../platform/http/responses/properties';

const DEGREES = t('temperature', { min: TEMPERATURES.min, max: TEMPERATURES.max });
const FROM = t('from', { values: PIECE_SOURCES });
const FROM_LIST = t('fromList', { values: PIECE_SOURCES });
const ANCHOR = t('anchor', { max: MAX_OUTFIT_PIECES });
const COUNT = t('count', { max: MAX_SUGGESTIONS });
const SEED = t('seed');
const AGAIN = t('again');
const YES = t('rainAndWind');
const RAIN_OR_WIND = { message: YES, description: '`true` or `false`.', example: 'false' };
const CELSIUS = { description: `Degrees Celsius, from ${TEMPERATURES.min} to ${TEMPERATURES.max}.` };
const DAY = t('day');

const source = PIECE_SOURCES.join('|');
const anchorSource = SUGGESTED_SOURCES.join('|');
const SOURCES = new RegExp(`^(${source})(,(${source})){0,2}$`);
const PIECES = new RegExp(
  `^(${anchorSource}):[\\w-]{1,100}(,(${anchorSource}):[\\w-]{1,100}){0,${MAX_OUTFIT_PIECES - 1}}$`,
);

export class WeatherQuery {
  @OptionalField()
  @NumberField({ ...TEMPERATURES, isText: true, message: DEGREES, ...CELSIUS, example: 12 })
  temperature?: number;
  @OptionalField() @FlagField(RAIN_OR_WIND) rain?: Flag;
  @OptionalField() @FlagField(RAIN_OR_WIND) wind?: Flag;
  @OptionalField()
  @TextField({
    message: DAY,
    description: "The caller's date, which determines yesterday. Defaults to today in UTC.",
    example: '2026-11-22',
  })
  day?: string;
  @OptionalField()
  @TextField({
    pattern: PIECES,
    message: ANCHOR,
    description:
      "Comma-separated pieces that every outfit must contain, as `source:id`; for a garment checked in the last 30 minutes, `check:` and the check's ID.",
    example: 'catalog:silk-shirt',
  })
  anchor?: string;
}

export class SuggestionsQuery extends WeatherQuery {
  @ChoiceField(OCCASIONS, { description: 'Occasion of the outfits.' }) occasion: Occasion;
  @OptionalField()
  @ChoiceField(SEASONS, { description: 'Defaults to any season when there is no temperature.' })
  season?: Season;
  @OptionalField()
  @TextField({
    pattern: SOURCES,
    message: FROM,
    description:
      'Comma-separated sources of pieces. By default, and for `wardrobe,catalog`: the wardrobe plus at most one catalog piece or, when that makes no outfit, any pieces of both.',
    example: 'wardrobe,catalog',
  })
  from?: string;
  @OptionalField()
  @FlagField({
    message: AGAIN,
    description: 'Whether clothes worn yesterday or today may be suggested again.',
    example: 'false',
  })
  again?: Flag;
  @OptionalField()
  @NumberField({
    isText: true,
    isInteger: true,
    min: 1,
    max: MAX_SUGGESTIONS,
    message: COUNT,
    description: `Number of outfits, at most ${MAX_SUGGESTIONS}. Default 3.`,
    example: 3,
  })
  count?: number;
  @OptionalField()
  @NumberField({
    isText: true,
    isInteger: true,
    min: 0,
    max: 999_999,
    message: SEED,
    description: 'Each seed skips the outfits of lower seeds.',
    example: 0,
  })
  seed?: number;
}

class WornPieceDto extends PlacedPieceDto {
  @ChoiceField(SUGGESTED_SOURCES) source: SuggestedSource;
}

/** A temperature, together with rain and wind, overrides a season. */
export class ConditionsDto {
  @OptionalField() @ChoiceField(SEASONS) season?: Season;
  @OptionalField() @NumberField({ ...TEMPERATURES, message: DEGREES }) temperature?: number;
  @OptionalField() @BooleanField(YES) rain?: boolean;
  @OptionalField() @BooleanField(YES) wind?: boolean;
  @OptionalField() @ChoiceList(PIECE_SOURCES, { min: 1, message: FROM_LIST }) from?: PieceSource[];
}

export class SwapDto extends ConditionsDto {
  @ChoiceField(OCCASIONS) occasion: Occasion;
  @NestedList(WornPieceDto, {
    min: 1,
    max: MAX_OUTFIT_PIECES,
    message: t('outfitPieces', { max: MAX_OUTFIT_PIECES }),
  })
  pieces: WornPieceDto[];
  @ChoiceField(OUTFIT_SLOTS) slot: OutfitSlot;
}

@ApiSchema({ description: 'A piece of a drawn outfit.' })
export class DrawnPiece {
  @ApiProperty({ enum: OUTFIT_SLOTS }) slot: OutfitSlot;
  @ApiProperty() garment: Garment;
  @ApiPropertyOptional({
    enum: WORN_STYLES,
    isArray: true,
    description: 'How the piece is worn. Omitted when worn as usual.',
  })
  worn?: WornStyle[];
}

@ApiSchema({ description: 'A piece of a suggested outfit.' })
export class SuggestedPiece extends DrawnPiece {
  @ApiProperty({ enum: SUGGESTED_SOURCES, description: 'Outfits with a `check` piece cannot be kept.' })
  source: SuggestedSource;
  @ApiProperty({ description: 'ID of the piece in its source.' }) id: string;
  @ApiProperty({ type: String }) name: Text;
  @ApiPropertyOptional({ description: 'Offer of the shop for a product. Omitted without lifetime access.' })
  offer?: ProductOffer;
}

@ApiSchema({ description: 'The look that an outfit follows: a formula of kinds of pieces.' })
export class FollowedLook {
  @ApiProperty() id: string;
  @ApiProperty({ type: String, description: 'Name of the look, for example `The trouser suit`.' }) name: Text;
}

@ApiSchema({ description: 'A complete outfit.' })
export class SuggestedOutfit {
  @ListProperty(SuggestedPiece, 'Pieces in the order of the slots.')
  pieces: SuggestedPiece[];
  @NullableProperty(FollowedLook, 'Null when the outfit follows no look.')
  look: FollowedLook | null;
  @ApiProperty({ description: 'Score from 0 to 1 for suiting the caller and for the look.' }) score: number;
  @ListProperty(String, "Up to two sentences on what the outfit does for the caller's body.")
  reasons: Text[];
  @ApiProperty({ type: String, description: 'One sentence on why the outfit works.' }) sentence: Text;
  @ApiPropertyOptional({ type: String, description: "Effect on the caller's body, in about 14 words." })
  line?: Text;
  @ApiPropertyOptional({ enum: OUTFIT_SLOTS, description: 'The only slot that no owned piece fills.' })
  lacks?: OutfitSlot;
  @ApiPropertyOptional({
    type: String,
    description:
      'Names the plain tights among the pieces, for example `With black tights.` They come from the catalog, count as owned, and are nothing to buy.',
  })
  finish?: Text;
  @TrueProperty('Present when a piece suits only some bodies within the estimated ranges.')
  probably?: true;
  @ApiPropertyOptional({
    minimum: 0,
    maximum: 1,
    description:
      'Share of ten bodies, drawn from the estimates, that the least sure piece suits alike. Omitted without `probably`.',
  })
  odds?: number;
}

@ApiSchema({ description: 'Outfits of owned pieces first, then those that lack one piece, then others.' })
export class SuggestionsResponse {
  @ListProperty(SuggestedOutfit) outfits: SuggestedOutfit[];
  @ChoicesProperty(
    OUTFIT_SLOTS,
    'Slots without a suitable owned piece, when owned pieces make too few outfits.',
  )
  missing: OutfitSlot[];
  @ApiPropertyOptional({
    type: [String],
    description: 'Names of owned pieces that would suit, if no outfit has them.',
  })
  fitting?: Text[];
  @ChoicesProperty(RELAXATIONS, 'Requirements that could not be met.')
  relaxed: Relaxation[];
  @ListProperty(String, 'Names of owned clothes left out because they were worn yesterday or today.')
  resting: Text[];
  @ListProperty(String, 'Names of owned clothes that repeat because outfits would be worse without them.')
  wornAgain: Text[];
  @ApiProperty() quota: QuotaState;
}

export class SwapChoice {
  @ApiProperty() piece: SuggestedPiece;
  @ApiProperty({ description: 'The outfit with the replacement.' }) outfit: SuggestedOutfit;
}

@ApiSchema({ description: 'Replacements for a piece, best first.' })
export class SwapsResponse {
  @ListProperty(SwapChoice) choices: SwapChoice[];
}

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
import { RELAXATIONS } from '@figura/styling';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Garment } from '../../catalog/catalog.dto';
import {
  BooleanField,
  ChoiceField,
  ChoiceList,
  NestedList,
  NumberField,
  OptionalField,
  TextField,
} from '../../platform/http/requests/fields.decorators';
import { ProductOffer } from '../../products/products.dto';
import { QuotaState } from '../../quotas/quotas.dto';
import { PlacedPieceDto } from '../pieces/placed-piece.dto';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';

const t = translator(messages.fields);

const DEGREES = t('temperature', { min: TEMPERATURES.min, max: TEMPERATURES.max });
const FROM = t('from', { values: PIECE_SOURCES });
const FROM_LIST = t('fromList', { values: PIECE_SOURCES });
const ANCHOR = t('anchor', { max: MAX_OUTFIT_PIECES });
const COUNT = t('count', { max: MAX_SUGGESTIONS });
const SEED = t('seed');
const YES = t('rainAndWind');
const AGAIN = t('again');
const YES_NO = ['true', 'false'];
const TRUE_OR_FALSE = { description: '`true` or `false`.', example: 'false' };
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
  @OptionalField() @ChoiceField(YES_NO, { message: YES, ...TRUE_OR_FALSE }) rain?: 'true' | 'false';
  @OptionalField() @ChoiceField(YES_NO, { message: YES, ...TRUE_OR_FALSE }) wind?: 'true' | 'false';
  @OptionalField()
  @TextField({
    message: DAY,
    description: 'The date where the caller is, by which yesterday is told; left out: in UTC.',
    example: '2026-11-22',
  })
  day?: string;
  @OptionalField()
  @TextField({
    pattern: PIECES,
    message: ANCHOR,
    description:
      'Pieces that every outfit has, as `source:id`, with commas; what was checked in the last 30 minutes as `check:` and its id.',
    example: 'catalog:silk-shirt',
  })
  anchor?: string;
}

export class SuggestionsQuery extends WeatherQuery {
  @ChoiceField(OCCASIONS, { description: 'What to do in them.' }) occasion: Occasion;
  @OptionalField()
  @ChoiceField(SEASONS, { description: 'Without one and without a temperature: any.' })
  season?: Season;
  @OptionalField()
  @TextField({
    pattern: SOURCES,
    message: FROM,
    description:
      'Where pieces may come from, with commas. Left out, or the wardrobe and the catalog: of what is owned wherever that dresses the caller, with one piece of the catalog at most; only where it does not, of both.',
    example: 'wardrobe,catalog',
  })
  from?: string;
  @OptionalField()
  @ChoiceField(YES_NO, {
    message: AGAIN,
    description: 'Whether clothes that were worn yesterday or today may come again.',
    example: 'false',
  })
  again?: 'true' | 'false';
  @OptionalField()
  @NumberField({
    isText: true,
    isInteger: true,
    min: 1,
    max: MAX_SUGGESTIONS,
    message: COUNT,
    description: `At most ${MAX_SUGGESTIONS}; 3 where it is left out.`,
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
    description: 'The next number leaves out what the numbers before it answered.',
    example: 0,
  })
  seed?: number;
}

class WornPieceDto extends PlacedPieceDto {
  @ChoiceField(SUGGESTED_SOURCES) source: SuggestedSource;
}

export class SwapDto {
  @ChoiceField(OCCASIONS) occasion: Occasion;
  @OptionalField() @ChoiceField(SEASONS) season?: Season;
  @OptionalField() @NumberField({ ...TEMPERATURES, message: DEGREES }) temperature?: number;
  @OptionalField() @BooleanField(YES) rain?: boolean;
  @OptionalField() @BooleanField(YES) wind?: boolean;
  @OptionalField() @ChoiceList(PIECE_SOURCES, { min: 1, message: FROM_LIST }) from?: PieceSource[];
  @NestedList(WornPieceDto, {
    min: 1,
    max: MAX_OUTFIT_PIECES,
    message: t('outfitPieces', { max: MAX_OUTFIT_PIECES }),
  })
  pieces: WornPieceDto[];
  @ChoiceField(OUTFIT_SLOTS) slot: OutfitSlot;
}

@ApiSchema({ description: 'A piece of a suggested outfit.' })
export class SuggestedPiece {
  @ApiProperty({ enum: OUTFIT_SLOTS }) slot: OutfitSlot;
  @ApiProperty({ enum: SUGGESTED_SOURCES, description: 'With a piece of a `check` nothing can be kept.' })
  source: SuggestedSource;
  @ApiProperty({ description: 'The id that it has where it comes from.' }) id: string;
  @ApiProperty() garment: Garment;
  @ApiProperty({ type: String }) name: Text;
  @ApiPropertyOptional({
    enum: WORN_STYLES,
    isArray: true,
    description: 'How it is worn, where that is unusual.',
  })
  worn?: WornStyle[];
  @ApiPropertyOptional({ description: 'Of a product that is sold, for whoever has paid.' })
  offer?: ProductOffer;
}

@ApiSchema({ description: 'The look that an outfit follows: a formula of kinds of pieces.' })
export class FollowedLook {
  @ApiProperty() id: string;
  @ApiProperty({ type: String, description: 'Its name, for example `The trouser suit`.' }) name: Text;
}

@ApiSchema({ description: 'A whole outfit for the question.' })
export class SuggestedOutfit {
  @ApiProperty({ type: [SuggestedPiece], description: 'In the order of the slots.' })
  pieces: SuggestedPiece[];
  @ApiProperty({ type: FollowedLook, nullable: true, description: 'Null where it follows none.' })
  look: FollowedLook | null;
  @ApiProperty({ description: 'How it suits the caller and how good a look it is, 0 to 1.' }) score: number;
  @ApiProperty({ type: [String], description: 'What it does for this body: two sentences at most.' })
  reasons: Text[];
  @ApiProperty({ type: String, description: 'Why the look works, in one sentence.' }) sentence: Text;
  @ApiPropertyOptional({
    type: String,
    description: 'What it does on this body, in 14 words at most where they suffice.',
  })
  line?: Text;
  @ApiPropertyOptional({
    enum: OUTFIT_SLOTS,
    description: 'The one place that nothing owned fills, where all other pieces are owned.',
  })
  lacks?: OutfitSlot;
  @ApiPropertyOptional({
    enum: [true],
    type: Boolean,
    description: 'Where a piece suits some bodies in the ranges of estimated measurements, but not all.',
  })
  probably?: true;
}

export const RELAXED = RELAXATIONS;
export type Relaxed = (typeof RELAXED)[number];

@ApiSchema({
  description:
    'Outfits, each different from the others: what is owned first, then what lacks one piece, then others.',
})
export class SuggestionsResponse {
  @ApiProperty({ type: [SuggestedOutfit] }) outfits: SuggestedOutfit[];
  @ApiProperty({
    enum: OUTFIT_SLOTS,
    isArray: true,
    description:
      'Slots in which no own piece suits the occasion and the weather, where what is owned makes fewer outfits than were asked for, with one piece of the catalog at most.',
  })
  missing: OutfitSlot[];
  @ApiProperty({ enum: RELAXED, isArray: true, description: 'What could not be met and was left aside.' })
  relaxed: Relaxed[];
  @ApiProperty({
    type: [String],
    description: 'Names of own clothes that were left out because they were worn yesterday or today.',
  })
  resting: Text[];
  @ApiProperty({
    type: [String],
    description: 'Names of own clothes that come again, as outfits would be worse without.',
  })
  wornAgain: Text[];
  @ApiProperty() quota: QuotaState;
}

export class SwapChoice {
  @ApiProperty() piece: SuggestedPiece;
  @ApiProperty({ description: 'The outfit with it.' }) outfit: SuggestedOutfit;
}

@ApiSchema({ description: 'What could be worn in the place of a piece, best first; not the piece itself.' })
export class SwapsResponse {
  @ApiProperty({ type: [SwapChoice] }) choices: SwapChoice[];
}

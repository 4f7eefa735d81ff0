import {
  CATEGORIES,
  MAX_PIECE_BRAND,
  MAX_PIECE_NAME,
  MAX_PIECE_NOTE,
  MAX_PIECE_PRICE,
  MAX_PIECE_SIZE,
  MAX_WARDROBE_LINES,
  type Category,
} from '@figura/contracts';
import type { Message, Text } from '@figura/messages';
import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, Matches } from 'class-validator';
import { Garment } from '../catalog/catalog.dto';
import { WornDaysResponse } from './worn/worn-days';
import { CheckIdField, GARMENT, GarmentDto } from '../garments/garments.dto';
import {
  BooleanField,
  ChoiceField,
  ClearableField,
  NestedField,
  NumberField,
  OptionalField,
  TextField,
  createRule,
} from '../platform/http/requests/fields.decorators';
import { PageQuery, PageResponse } from '../platform/http/requests/page.dto';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';
import { ListProperty, NullableProperty } from '../platform/http/responses/properties';

const t = translator(messages.fields);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const WITHOUT_BREAKS = /^[^\n]*$/;
const AMOUNT = t('amount', { max: MAX_PIECE_PRICE });
const PRICE = t('price');
const LINES = t('tooManyLines', { max: MAX_WARDROBE_LINES });
const IN_WASH = t('inWash');
const WISH = t('wish');

const PieceIdField = (words: { description: string }) =>
  TextField({ pattern: UUID, message: t('uuid'), ...words });
const NameField = () =>
  TextField({
    isTrimmed: true,
    min: 1,
    max: MAX_PIECE_NAME,
    pattern: ONE_LINE,
    message: t('name', { max: MAX_PIECE_NAME }),
    example: 'Black wrap dress, knee length',
  });
const NoteField = () =>
  TextField({
    isTrimmed: true,
    max: MAX_PIECE_NOTE,
    message: t('note', { max: MAX_PIECE_NOTE }),
    example: 'From the market in Porto',
  });
const BrandField = () =>
  TextField({
    isTrimmed: true,
    max: MAX_PIECE_BRAND,
    pattern: ONE_LINE,
    message: t('brand', { max: MAX_PIECE_BRAND }),
  });
const SizeField = () =>
  TextField({
    isTrimmed: true,
    max: MAX_PIECE_SIZE,
    pattern: ONE_LINE,
    message: t('size', { max: MAX_PIECE_SIZE }),
    description: 'Size as on the label, for example `38` or `W28 L32`.',
  });

const TrueField = (message: Message, description: string) =>
  ChoiceField(['true'], { message, description, example: 'true' });

@ApiSchema({ description: 'A price in the main currency unit.' })
export class PiecePrice {
  @NumberField({ min: 0, max: MAX_PIECE_PRICE, maxDecimalPlaces: 2, message: AMOUNT, example: 89.5 })
  amount: number;
  @TextField({ pattern: /^[A-Z]{3}$/, message: t('currency'), description: 'ISO 4217 code.', example: 'USD' })
  currency: string;
}

export class AddPieceDto {
  @OptionalField()
  @PieceIdField({
    description: 'ID chosen by the client. Repeating the request with it returns the first piece.',
  })
  id?: string;
  @OptionalField() @TextField({ message: t('text'), example: 'Black wrap dress, knee length' }) text?: string;
  @OptionalField() @NestedField(GarmentDto, GARMENT) garment?: GarmentDto;
  @OptionalField() @TextField({ max: 100, message: t('noItem') }) itemId?: string;
  @OptionalField() @TextField({ max: 100, message: t('noProduct') }) productId?: string;
  @ApiProperty({ description: 'A check older than 30 minutes also needs its `garment`.' })
  @OptionalField()
  @CheckIdField()
  checkId?: string;
  @OptionalField() @NameField() name?: string;
  @OptionalField() @NestedField(PiecePrice, PRICE) price?: PiecePrice;
  @OptionalField() @NoteField() note?: string;
  @OptionalField() @BrandField() brand?: string;
  @OptionalField() @SizeField() size?: string;
  @OptionalField()
  @BooleanField(WISH, { description: 'True for a piece that is wished for, not owned.' })
  wish?: boolean;
}

export class ReadLinesDto {
  // Otherwise a few texts could exceed the line limit.
  @Matches(WITHOUT_BREAKS, { each: true, ...createRule(t('lineBreaks')) })
  @IsString({ each: true, ...createRule(t('lineText')) })
  @ArrayMaxSize(MAX_WARDROBE_LINES, createRule(LINES))
  @IsArray(createRule(t('lineList')))
  @ApiProperty({
    type: 'array',
    maxItems: MAX_WARDROBE_LINES,
    items: { type: 'string', pattern: WITHOUT_BREAKS.source },
    example: ['Black wrap dress, knee length, size 38, 89.50 USD', 'Lisbon'],
  })
  texts: string[];
}

export class AddLinesDto extends ReadLinesDto {
  @OptionalField()
  @PieceIdField({
    description: 'ID chosen by the client. Repeating the request with it returns the first pieces.',
  })
  id?: string;
}

export class ChangePieceDto {
  @OptionalField() @NestedField(GarmentDto, GARMENT) garment?: GarmentDto;
  @OptionalField() @NameField() name?: string;
  @ClearableField() @NestedField(PiecePrice, PRICE) price?: PiecePrice | null;
  @ClearableField() @NoteField() note?: string | null;
  @ClearableField() @BrandField() brand?: string | null;
  @ClearableField() @SizeField() size?: string | null;
  @OptionalField() @BooleanField(WISH, { description: 'False once the piece is bought.' }) wish?: boolean;
  @OptionalField()
  @BooleanField(IN_WASH, { description: 'Pieces in the wash are not suggested.' })
  inWash?: boolean;
}

export class PhotoDto {}

export class WardrobeQuery extends PageQuery {
  @OptionalField()
  @TextField({
    max: 60,
    message: t('searchTooLong'),
    description: 'Search words; each must begin a word of the piece.',
    example: 'black',
  })
  q?: string;
  @OptionalField()
  @ChoiceField(CATEGORIES, { description: 'Only pieces of this category.' })
  category?: Category;
  @OptionalField()
  @ChoiceField(['not-for-a-season'], {
    message: t('wornFilter'),
    description: 'Only pieces that are older than 91 days and were not worn in that time.',
    example: 'not-for-a-season',
  })
  worn?: 'not-for-a-season';
  @OptionalField()
  @TrueField(t('wishFilter'), 'Wishes instead of owned pieces.')
  wish?: 'true';
  @OptionalField()
  @TrueField(t('washFilter'), 'Only pieces in the wash.')
  wash?: 'true';
  @OptionalField()
  @TrueField(t('deletedFilter'), 'Pieces deleted in the last 30 days instead of current ones.')
  deleted?: 'true';
}

@ApiSchema({ description: 'A piece of clothing that the caller owns or wishes for.' })
export class WardrobePiece extends WornDaysResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() garment: Garment;
  @ApiProperty({ type: String }) name: Text;
  @ApiPropertyOptional({
    description:
      "URL of the photo, relative to the API's base path; requires the caller's token. Changes with the photo. Omitted without one.",
  })
  photoUrl?: string;
  @ApiPropertyOptional({ type: PiecePrice }) price?: PiecePrice;
  @ApiPropertyOptional() note?: string;
  @ApiPropertyOptional() brand?: string;
  @ApiPropertyOptional() size?: string;
  @ApiProperty({ description: 'Whether it is wished for, not owned.' }) wish: boolean;
  @ApiProperty({ description: 'Whether it is in the wash and therefore not suggested.' }) inWash: boolean;
  @ApiProperty({ format: 'date-time', description: 'When the piece was added.' }) addedAt: string;
}

export class CategoryCount {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ description: 'Number of owned pieces, at least one.' }) count: number;
}

export class WardrobeResponse extends PageResponse {
  @ListProperty(WardrobePiece, 'Newest first.') items: WardrobePiece[];
  @ApiProperty({ description: 'Number of matching pieces on all pages.' }) total: number;
  @ApiProperty({ description: 'Number of owned pieces.' }) held: number;
  @ListProperty(CategoryCount, 'In the order of categories.')
  categories: CategoryCount[];
  @ApiProperty({ description: 'Number of pieces in the wash.' }) inWash: number;
  @ApiProperty({ description: 'Number of wishes.' }) wishes: number;
  @ApiProperty({ description: 'Maximum number of pieces and wishes: ten without lifetime access.' })
  limit: number;
}

class SentLine {
  @ApiProperty({ description: 'Line number from 1; for a piece of several lines, the first.' }) line: number;
  @ApiProperty({ description: 'The line as sent.' }) text: string;
}

const LINE_ERROR_CODES = [
  'NOT_A_GARMENT',
  'KIND_MISSING',
  'TEXT_TOO_LONG',
  'VALIDATION_FAILED',
  'QUOTA_USED',
  'WARDROBE_FULL',
] as const;

export class UnaddedLine extends SentLine {
  @ApiProperty({ enum: LINE_ERROR_CODES }) code: (typeof LINE_ERROR_CODES)[number];
  @ApiProperty({ type: String, description: 'Message for the user on why it was not added.' }) error: Text;
}

export class AddedLinesResponse {
  @ListProperty(WardrobePiece, 'Added pieces, in the order of lines.')
  items: WardrobePiece[];
  @ListProperty(UnaddedLine, 'Lines not added, in order.') rest: UnaddedLine[];
  @NullableProperty(String, 'The line with column names. Null when there is none.')
  header: string | null;
}

@ApiSchema({ description: 'What a line would become when added.' })
export class ReadLine extends IntersectionType(
  SentLine,
  PickType(WardrobePiece, ['price', 'note', 'brand', 'size']),
) {
  @ApiProperty({ description: 'Name of the piece: the line without price and size.' }) name: string;
  @ApiPropertyOptional({ description: 'Omitted when no garment was found.' }) garment?: Garment;
  @ApiPropertyOptional({ description: 'Number of pieces that the line adds. Omitted when one.' })
  count?: number;
  @ApiPropertyOptional({ enum: LINE_ERROR_CODES }) code?: (typeof LINE_ERROR_CODES)[number];
  @ApiPropertyOptional({ type: String, description: 'Message for the user on why it cannot be added.' })
  error?: Text;
}

@ApiSchema({ description: 'A table without column names.' })
export class UnnamedTable {
  @ApiProperty({ description: 'Cell separator.', example: ';' }) delimiter: string;
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'Up to three first rows.',
  })
  rows: string[][];
}

export class ReadLinesResponse extends PickType(AddedLinesResponse, ['header']) {
  @ListProperty(ReadLine, 'Lines in order.') lines: ReadLine[];
  @ApiPropertyOptional({
    type: UnnamedTable,
    description: 'Present for a spreadsheet without known column names.',
  })
  table?: UnnamedTable;
}

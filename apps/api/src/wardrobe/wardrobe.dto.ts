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
import type { Text } from '@figura/messages';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
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
    description: 'As it is written in the piece, for instance `38` or `W28 L32`.',
  });

@ApiSchema({ description: 'An amount in the main unit of its currency.' })
export class PiecePrice {
  @NumberField({ min: 0, max: MAX_PIECE_PRICE, maxDecimalPlaces: 2, message: AMOUNT, example: 89.5 })
  amount: number;
  @TextField({
    pattern: /^[A-Z]{3}$/,
    message: t('currency'),
    description: 'ISO 4217.',
    example: 'USD',
  })
  currency: string;
}

export class AddPieceDto {
  @OptionalField()
  @PieceIdField({ description: "Of the client's making: the same id again answers the first piece." })
  id?: string;
  @OptionalField()
  @TextField({ message: t('text'), example: 'Black wrap dress, knee length' })
  text?: string;
  @OptionalField() @NestedField(GarmentDto, GARMENT) garment?: GarmentDto;
  @OptionalField() @TextField({ max: 100, message: t('noItem') }) itemId?: string;
  @OptionalField() @TextField({ max: 100, message: t('noProduct') }) productId?: string;
  @ApiProperty({
    description: 'One older than 30 minutes needs its garment.',
  })
  @OptionalField()
  @CheckIdField()
  checkId?: string;
  @OptionalField() @NameField() name?: string;
  @OptionalField() @NestedField(PiecePrice, PRICE) price?: PiecePrice;
  @OptionalField() @NoteField() note?: string;
  @OptionalField() @BrandField() brand?: string;
  @OptionalField() @SizeField() size?: string;
  @OptionalField()
  @BooleanField(WISH, { description: 'True for what is wished for and not owned.' })
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
  @PieceIdField({ description: "Of the client's making: the same id again answers the first pieces." })
  id?: string;
}

export class ChangePieceDto {
  @OptionalField() @NestedField(GarmentDto, GARMENT) garment?: GarmentDto;
  @OptionalField() @NameField() name?: string;
  @ClearableField() @NestedField(PiecePrice, PRICE) price?: PiecePrice | null;
  @ClearableField() @NoteField() note?: string | null;
  @ClearableField() @BrandField() brand?: string | null;
  @ClearableField() @SizeField() size?: string | null;
  @OptionalField() @BooleanField(WISH, { description: 'False once a wish was bought.' }) wish?: boolean;
  @OptionalField()
  @BooleanField(IN_WASH, { description: 'While it is in the wash nothing suggests it.' })
  inWash?: boolean;
}

export class PhotoDto {}

export class WardrobeQuery extends PageQuery {
  @OptionalField()
  @TextField({
    max: 60,
    message: t('searchTooLong'),
    description: 'Words that all occur in the piece, or begin one that does.',
    example: 'black',
  })
  q?: string;
  @OptionalField()
  @ChoiceField(CATEGORIES, { description: 'Pieces of this category only.' })
  category?: Category;
  @OptionalField()
  @ChoiceField(['not-for-a-season'], {
    message: t('wornFilter'),
    description: 'Pieces that were not worn for 91 days, and are here for longer.',
    example: 'not-for-a-season',
  })
  worn?: 'not-for-a-season';
  @OptionalField()
  @ChoiceField(['true'], {
    message: t('wishFilter'),
    description: 'What is wished for, in the place of what is owned.',
    example: 'true',
  })
  wish?: 'true';
  @OptionalField()
  @ChoiceField(['true'], {
    message: t('washFilter'),
    description: 'Only what is in the wash.',
    example: 'true',
  })
  wash?: 'true';
  @OptionalField()
  @ChoiceField(['true'], {
    message: t('deletedFilter'),
    description: 'What was taken out in the last 30 days, in the place of what is there.',
    example: 'true',
  })
  deleted?: 'true';
}

@ApiSchema({ description: 'A piece of clothing that the caller owns or wishes for.' })
export class WardrobePiece extends WornDaysResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() garment: Garment;
  @ApiProperty({ type: String }) name: Text;
  @ApiPropertyOptional({
    description:
      "URL of the photograph below the API's base path, for the caller's own token. It changes with the photograph.",
  })
  photoUrl?: string;
  @ApiPropertyOptional({ type: PiecePrice }) price?: PiecePrice;
  @ApiPropertyOptional() note?: string;
  @ApiPropertyOptional() brand?: string;
  @ApiPropertyOptional() size?: string;
  @ApiProperty({ description: 'Whether it is wished for and not owned.' }) wish: boolean;
  @ApiProperty({ description: 'Whether it is in the wash, and in no suggestion.' }) inWash: boolean;
  @ApiProperty({ format: 'date-time', description: 'When it was added.' }) addedAt: string;
}

export class CategoryCount {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ description: 'How many pieces of it the caller owns, at least one.' }) count: number;
}

export class WardrobeResponse extends PageResponse {
  @ApiProperty({ type: [WardrobePiece], description: 'Newest first.' }) items: WardrobePiece[];
  @ApiProperty({ description: 'How many pieces are meant, on all pages.' }) total: number;
  @ApiProperty({ description: 'How many pieces the caller owns.' }) held: number;
  @ApiProperty({ type: [CategoryCount], description: 'In the order of the categories.' })
  categories: CategoryCount[];
  @ApiProperty({ description: 'How many of the pieces are in the wash.' }) inWash: number;
  @ApiProperty({ description: 'How many they wish for.' }) wishes: number;
  @ApiProperty({ description: 'How many pieces and wishes there may be: ten without lifetime access.' })
  limit: number;
}

const LINE_ERROR_CODES = [
  'NOT_A_GARMENT',
  'KIND_MISSING',
  'TEXT_TOO_LONG',
  'VALIDATION_FAILED',
  'QUOTA_USED',
  'WARDROBE_FULL',
] as const;

export class UnaddedLine {
  @ApiProperty({ description: 'From 1; of several lines that are one piece the first.' }) line: number;
  @ApiProperty({ description: 'As it was sent.' }) text: string;
  @ApiProperty({ enum: LINE_ERROR_CODES }) code: (typeof LINE_ERROR_CODES)[number];
  @ApiProperty({ type: String, description: 'Why it was not added, as a sentence for the user.' })
  error: Text;
}

export class AddedLinesResponse {
  @ApiProperty({ type: [WardrobePiece], description: 'What was added, in the order of the lines.' })
  items: WardrobePiece[];
  @ApiProperty({ type: [UnaddedLine], description: 'What was not, in the order of the lines.' })
  rest: UnaddedLine[];
  @ApiProperty({ type: String, nullable: true, description: 'The line that names the columns, if one does.' })
  header: string | null;
}

@ApiSchema({ description: 'What a line says of a piece, before it is added.' })
export class ReadLine {
  @ApiProperty({ description: 'From 1; of several lines that are one piece the first.' }) line: number;
  @ApiProperty({ description: 'As it was sent.' }) text: string;
  @ApiProperty({ description: 'What the piece would be called: the line without price and size.' })
  name: string;
  @ApiPropertyOptional({ description: 'Absent where no garment was found.' }) garment?: Garment;
  @ApiPropertyOptional({ description: 'Pieces that the line adds, where there are more than one.' })
  count?: number;
  @ApiPropertyOptional({ type: PiecePrice }) price?: PiecePrice;
  @ApiPropertyOptional() note?: string;
  @ApiPropertyOptional() brand?: string;
  @ApiPropertyOptional() size?: string;
  @ApiPropertyOptional({ enum: LINE_ERROR_CODES }) code?: (typeof LINE_ERROR_CODES)[number];
  @ApiPropertyOptional({
    type: String,
    description: 'Why it could not be added, as a sentence for the user.',
  })
  error?: Text;
}

@ApiSchema({ description: 'Cells without the names of their columns.' })
export class UnnamedTable {
  @ApiProperty({ description: 'What stands between cells.', example: ';' }) delimiter: string;
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'The first rows, three at most.',
  })
  rows: string[][];
}

export class ReadLinesResponse {
  @ApiProperty({ type: [ReadLine], description: 'In the order of the lines.' }) lines: ReadLine[];
  @ApiProperty({ type: String, nullable: true, description: 'The line that names the columns, if one does.' })
  header: string | null;
  @ApiPropertyOptional({
    type: UnnamedTable,
    description: 'Where the lines look like a spreadsheet whose columns have no names that are known.',
  })
  table?: UnnamedTable;
}

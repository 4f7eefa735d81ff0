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
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { Garment } from '../catalog/catalog.dto';
import { WornDaysResponse } from '../platform/clock/worn-days';
import { GARMENT, GarmentDto } from '../garments/garments.dto';
import {
  ClearableField,
  NestedField,
  OptionalField,
  Trimmed,
} from '../platform/http/requests/fields.decorators';
import { RANDOM_UUID } from '../platform/http/requests/random-uuid';
import { PageQuery } from '../platform/http/requests/page.dto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const ID = 'An id must be a UUID';
const NAME = `Name must be 1 to ${MAX_PIECE_NAME} characters on one line`;
const NOTE = `Note must be at most ${MAX_PIECE_NOTE} characters`;
const BRAND = `Brand must be at most ${MAX_PIECE_BRAND} characters on one line`;
const SIZE = `Size must be at most ${MAX_PIECE_SIZE} characters on one line`;
const AMOUNT = `Price must be from 0 to ${MAX_PIECE_PRICE.toLocaleString('en-US')}, with two decimals at most`;
const LINES = `At most ${MAX_WARDROBE_LINES.toLocaleString('en-US')} lines at once. Please add the list in parts.`;
const WISH = 'Wish must be true or false';
const SEARCH = 'Please search for 60 characters at most';

@ApiSchema({ description: 'An amount in the main unit of its currency.' })
export class PiecePrice {
  @ApiProperty()
  @Max(MAX_PIECE_PRICE, { message: AMOUNT })
  @Min(0, { message: AMOUNT })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: AMOUNT })
  amount: number;

  @ApiProperty({ description: 'ISO 4217, for example `USD`.' })
  @Matches(/^[A-Z]{3}$/, { message: 'Currency must be three capital letters, for example USD' })
  @IsString({ message: 'Currency must be three capital letters, for example USD' })
  currency: string;
}

/** Body of `POST /wardrobe`: one thing that says what the piece is, and what else the user knows of it. */
export class AddPieceDto {
  @ApiPropertyOptional({ description: "Of the client's making: the same id again answers the first piece." })
  @OptionalField()
  @Matches(UUID, { message: ID })
  @IsString({ message: ID })
  id?: string;

  @OptionalField()
  @IsString({ message: 'Text must be a text' })
  text?: string;

  @OptionalField()
  @NestedField(GarmentDto, GARMENT)
  garment?: GarmentDto;

  @OptionalField()
  @MaxLength(100, { message: 'This is the id of no item' })
  @IsString({ message: 'This is the id of no item' })
  itemId?: string;

  @OptionalField()
  @MaxLength(100, { message: 'This is the id of no product' })
  @IsString({ message: 'This is the id of no product' })
  productId?: string;

  @ApiPropertyOptional({
    description: 'Of a check; of an older one than 30 minutes with the garment that it was about.',
  })
  @OptionalField()
  @Matches(RANDOM_UUID, { message: 'This is the id of no check' })
  @IsString({ message: 'This is the id of no check' })
  checkId?: string;

  @OptionalField()
  @Trimmed()
  @Matches(ONE_LINE, { message: NAME })
  @MaxLength(MAX_PIECE_NAME, { message: NAME })
  @MinLength(1, { message: NAME })
  @IsString({ message: NAME })
  name?: string;

  @OptionalField()
  @NestedField(PiecePrice, 'A price is an amount and a currency')
  price?: PiecePrice;

  @OptionalField()
  @Trimmed()
  @MaxLength(MAX_PIECE_NOTE, { message: NOTE })
  @IsString({ message: NOTE })
  note?: string;

  @OptionalField()
  @Trimmed()
  @Matches(ONE_LINE, { message: BRAND })
  @MaxLength(MAX_PIECE_BRAND, { message: BRAND })
  @IsString({ message: BRAND })
  brand?: string;

  @ApiPropertyOptional({ description: 'As it is written in the piece, for instance `38` or `W28 L32`.' })
  @OptionalField()
  @Trimmed()
  @Matches(ONE_LINE, { message: SIZE })
  @MaxLength(MAX_PIECE_SIZE, { message: SIZE })
  @IsString({ message: SIZE })
  size?: string;

  @ApiPropertyOptional({ description: 'True for what is wished for and not owned.' })
  @OptionalField()
  @IsBoolean({ message: WISH })
  wish?: boolean;
}

/** Body of `POST /wardrobe/lines`: a list with a piece on each line, or a spreadsheet whose first line names the columns. */
export class AddLinesDto {
  @ApiPropertyOptional({ description: "Of the client's making: the same id again answers the first pieces." })
  @OptionalField()
  @Matches(UUID, { message: ID })
  @IsString({ message: ID })
  id?: string;

  // Else a few texts could hold more lines than a list may.
  @Matches(/^[^\n]*$/, { each: true, message: 'Each line must be without line breaks' })
  @IsString({ each: true, message: 'Each line must be a text' })
  @ArrayMaxSize(MAX_WARDROBE_LINES, { message: LINES })
  @IsArray({ message: 'The lines must be a list' })
  texts: string[];
}

/** Body of `PATCH /wardrobe/{id}`: what is left out stays as it is; null clears. */
export class ChangePieceDto {
  @OptionalField()
  @NestedField(GarmentDto, GARMENT)
  garment?: GarmentDto;

  @OptionalField()
  @Trimmed()
  @Matches(ONE_LINE, { message: NAME })
  @MaxLength(MAX_PIECE_NAME, { message: NAME })
  @MinLength(1, { message: NAME })
  @IsString({ message: NAME })
  name?: string;

  @ClearableField()
  @NestedField(PiecePrice, 'A price is an amount and a currency')
  price?: PiecePrice | null;

  @ClearableField()
  @Trimmed()
  @MaxLength(MAX_PIECE_NOTE, { message: NOTE })
  @IsString({ message: NOTE })
  note?: string | null;

  @ClearableField()
  @Trimmed()
  @Matches(ONE_LINE, { message: BRAND })
  @MaxLength(MAX_PIECE_BRAND, { message: BRAND })
  @IsString({ message: BRAND })
  brand?: string | null;

  @ClearableField()
  @Trimmed()
  @Matches(ONE_LINE, { message: SIZE })
  @MaxLength(MAX_PIECE_SIZE, { message: SIZE })
  @IsString({ message: SIZE })
  size?: string | null;

  @ApiPropertyOptional({ description: 'False once a wish was bought.' })
  @OptionalField()
  @IsBoolean({ message: WISH })
  wish?: boolean;
}

/** A photograph comes in a form, with no other field. */
export class PhotoDto {}

export class WardrobeQuery extends PageQuery {
  @OptionalField()
  @MaxLength(60, { message: SEARCH })
  @IsString({ message: SEARCH })
  q?: string;

  @OptionalField()
  @IsIn(CATEGORIES, { message: `Category must be one of ${CATEGORIES.join(', ')}` })
  category?: Category;

  @OptionalField()
  @IsIn(['not-for-a-season'], { message: 'Worn must be not-for-a-season' })
  worn?: 'not-for-a-season';

  @OptionalField()
  @IsIn(['true'], { message: 'Wish must be true' })
  wish?: 'true';

  @OptionalField()
  @IsIn(['true'], { message: 'Deleted must be true' })
  deleted?: 'true';
}

@ApiSchema({ description: 'A piece of clothing that the caller owns or wishes for.' })
export class WardrobePiece extends WornDaysResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  garment: Garment;

  @ApiProperty()
  name: string;

  @ApiPropertyOptional({
    description:
      "URL of the photograph below the API's base path, for the caller's own token. It changes with the photograph.",
  })
  photoUrl?: string;

  @ApiPropertyOptional({ type: PiecePrice })
  price?: PiecePrice;

  @ApiPropertyOptional()
  note?: string;

  @ApiPropertyOptional()
  brand?: string;

  @ApiPropertyOptional()
  size?: string;

  @ApiProperty({ description: 'Whether it is wished for and not owned.' })
  wish: boolean;

  @ApiProperty({ format: 'date-time', description: 'When it was added.' })
  addedAt: string;
}

export class WardrobeResponse {
  @ApiProperty({ type: [WardrobePiece], description: 'Newest first.' })
  items: WardrobePiece[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The cursor of the next page; null on the last.',
  })
  next: string | null;

  @ApiProperty({ description: 'How many pieces are meant, on all pages.' })
  total: number;

  @ApiProperty({ description: 'How many pieces the caller owns.' })
  held: number;

  @ApiProperty({ description: 'How many they wish for.' })
  wishes: number;

  @ApiProperty({ description: 'How many pieces and wishes there may be: ten without lifetime access.' })
  limit: number;
}

/** Why a line may not be added. */
const LINE_ERROR_CODES = [
  'NOT_A_GARMENT',
  'TEXT_TOO_LONG',
  'VALIDATION_FAILED',
  'QUOTA_USED',
  'WARDROBE_FULL',
] as const;

export class UnaddedLine {
  @ApiProperty({
    description: 'Its number in the list, from 1; of several lines that are one piece the first.',
  })
  line: number;

  @ApiProperty({ description: 'As it was sent.' })
  text: string;

  @ApiProperty({ enum: LINE_ERROR_CODES })
  code: (typeof LINE_ERROR_CODES)[number];

  @ApiProperty({ description: 'Why it was not added, as a sentence for the user.' })
  error: string;
}

export class AddedLinesResponse {
  @ApiProperty({ type: [WardrobePiece], description: 'What was added, in the order of the lines.' })
  items: WardrobePiece[];

  @ApiProperty({ type: [UnaddedLine], description: 'What was not, in the order of the lines.' })
  rest: UnaddedLine[];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The line that names the columns, which the rest needs to be sent again; null where none does.',
  })
  header: string | null;
}

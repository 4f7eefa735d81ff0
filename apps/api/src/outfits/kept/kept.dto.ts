import {
  MAX_OUTFIT_NAME,
  MAX_OUTFIT_PIECES,
  OUTFIT_SLOTS,
  PIECE_SOURCES,
  WORN_STYLES,
  type OutfitSlot,
  type PieceSource,
  type WornStyle,
} from '@figura/contracts';
import type { Text } from '@figura/messages';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Garment } from '../../catalog/catalog.dto';
import {
  ChoiceField,
  ClearableField,
  NestedList,
  OptionalField,
  TextField,
} from '../../platform/http/requests/fields.decorators';
import { PageResponse } from '../../platform/http/requests/page.dto';
import { ProductOffer } from '../../products/products.dto';
import { WornDaysResponse } from '../../wardrobe/worn/worn-days';
import { PlacedPieceDto } from '../pieces/placed-piece.dto';
import { ClientIdField } from '../../platform/http/requests/random-uuid';
import { fields as t } from '../messages.en';

const PIECES = {
  min: 1,
  max: MAX_OUTFIT_PIECES,
  message: t('outfitPieces', { max: MAX_OUTFIT_PIECES }),
};
const NameField = () =>
  TextField({
    isTrimmed: true,
    max: MAX_OUTFIT_NAME,
    message: t('name', { max: MAX_OUTFIT_NAME }),
    example: 'Friday',
  });

export class PieceDto extends PlacedPieceDto {
  @ChoiceField(PIECE_SOURCES) source: PieceSource;
}

export class KeepOutfitDto {
  @OptionalField() @ClientIdField() id?: string;
  @OptionalField() @NameField() name?: string;
  @NestedList(PieceDto, PIECES) pieces: PieceDto[];
}

/** Omitted fields stay unchanged; a null name removes it. */
export class ChangeOutfitDto {
  @ClearableField() @NameField() name?: string | null;
  @OptionalField() @NestedList(PieceDto, PIECES) pieces?: PieceDto[];
}

export class CopyOutfitDto {
  @OptionalField() @ClientIdField() id?: string;
}

@ApiSchema({ description: 'A piece of an outfit in its current state.' })
export class OutfitPiece {
  @ApiProperty({ enum: OUTFIT_SLOTS }) slot: OutfitSlot;
  @ApiProperty({ enum: PIECE_SOURCES }) source: PieceSource;
  @ApiProperty({ description: 'ID of the piece in its source.' }) id: string;
  @ApiProperty({ type: Garment, nullable: true, description: 'Null when the piece no longer exists.' })
  garment: Garment | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null when the piece no longer exists.' })
  name: Text | null;
  @ApiPropertyOptional({
    enum: WORN_STYLES,
    isArray: true,
    description: 'How the piece is worn. Omitted when worn as usual.',
  })
  worn?: WornStyle[];
  @ApiPropertyOptional({
    type: String,
    description: 'Sentence saying that the piece no longer exists. Omitted when it does.',
  })
  gone?: Text;
  @ApiPropertyOptional({ description: 'Offer of the shop for a product. Omitted without lifetime access.' })
  offer?: ProductOffer;
}

@ApiSchema({ description: 'An outfit that the caller keeps.' })
export class KeptOutfit extends WornDaysResponse {
  @ApiProperty({ description: 'Random UUID.' }) id: string;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ type: [OutfitPiece] }) pieces: OutfitPiece[];
  @ApiProperty({ type: [String], description: 'Planned days, `YYYY-MM-DD`, from today on, in order.' })
  planned: string[];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

@ApiSchema({ description: 'Kept outfits, newest first.' })
export class KeptOutfitsResponse extends PageResponse {
  @ApiProperty({ type: [KeptOutfit] }) items: KeptOutfit[];
}

export class PlannedOutfitsResponse {
  @ApiProperty({ type: [KeptOutfit] }) items: KeptOutfit[];
}

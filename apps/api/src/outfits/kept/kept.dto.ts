import { MAX_OUTFIT_NAME, MAX_OUTFIT_PIECES, PIECE_SOURCES, type PieceSource } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { ApiProperty, ApiPropertyOptional, ApiSchema, PickType } from '@nestjs/swagger';
import { Garment } from '../../catalog/catalog.dto';
import {
  ChoiceField,
  ClearableField,
  NestedList,
  OptionalField,
  TextField,
} from '../../platform/http/requests/fields.decorators';
import { PageResponse } from '../../platform/http/requests/page.dto';
import { SuggestedPiece } from '../suggestions/suggestions.dto';
import { WornDaysResponse } from '../../wardrobe/worn/worn-days';
import { PlacedPieceDto } from '../pieces/placed-piece.dto';
import { ClientIdField } from '../../platform/http/requests/random-uuid';
import { fields as t } from '../messages.en';
import { ListProperty, NullableProperty } from '../../platform/http/responses/properties';

const PIECES = { min: 1, max: MAX_OUTFIT_PIECES, message: t('outfitPieces', { max: MAX_OUTFIT_PIECES }) };
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

export class CopyOutfitDto {
  @OptionalField() @ClientIdField() id?: string;
}

export class KeepOutfitDto extends CopyOutfitDto {
  @OptionalField() @NameField() name?: string;
  @NestedList(PieceDto, PIECES) pieces: PieceDto[];
}

/** Omitted fields stay unchanged; a null name removes it. */
export class ChangeOutfitDto {
  @ClearableField() @NameField() name?: string | null;
  @OptionalField() @NestedList(PieceDto, PIECES) pieces?: PieceDto[];
}

@ApiSchema({ description: 'A piece of an outfit in its current state.' })
export class OutfitPiece extends PickType(SuggestedPiece, ['slot', 'id', 'worn', 'offer']) {
  @ApiProperty({ enum: PIECE_SOURCES }) source: PieceSource;
  @NullableProperty(Garment, 'Null when the piece no longer exists.')
  garment: Garment | null;
  @NullableProperty(String, 'Null when the piece no longer exists.')
  name: Text | null;
  @ApiPropertyOptional({ type: String, description: 'Says that the piece no longer exists.' })
  gone?: Text;
}

@ApiSchema({ description: 'An outfit that the caller keeps.' })
export class KeptOutfit extends WornDaysResponse {
  @ApiProperty({ description: 'Random UUID.' }) id: string;
  @NullableProperty(String) name: string | null;
  @ListProperty(OutfitPiece) pieces: OutfitPiece[];
  @ListProperty(String, 'Planned days, `YYYY-MM-DD`, from today on, in order.')
  planned: string[];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

@ApiSchema({ description: 'Kept outfits, newest first.' })
export class KeptOutfitsResponse extends PageResponse {
  @ListProperty(KeptOutfit) items: KeptOutfit[];
}

export class PlannedOutfitsResponse {
  @ListProperty(KeptOutfit) items: KeptOutfit[];
}

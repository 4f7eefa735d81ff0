import type { Text } from '@figura/messages';
import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { Garment } from '../../catalog/catalog.dto';
import { ListProperty, NullableProperty } from '../../platform/http/responses/properties';

@ApiSchema({ description: 'Number of outfits that a wardrobe piece makes possible.' })
export class PieceOpening {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'Number of wardrobe outfits with this piece.' }) opens: number;
}

@ApiSchema({ description: 'A wardrobe piece that goes with another.' })
export class Companion {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) name: Text;
  @ApiProperty() garment: Garment;
}

@ApiSchema({ description: 'A piece missing from the wardrobe.' })
export class WardrobeGap extends OmitType(Companion, ['id']) {
  @ApiProperty({ description: 'ID of the catalog item.' }) itemId: string;
  @ApiProperty({ description: 'Number of wardrobe outfits that it would add.' }) opens: number;
}

export class CompanionsResponse {
  @ApiProperty({ description: 'Number of wardrobe outfits with the piece.' }) opens: number;
  @ListProperty(Companion, 'Up to three pieces that share the most outfits with it.')
  goesWith: Companion[];
  @ListProperty(Companion, 'Pieces that complete an outfit with it, one per category.')
  wornWith: Companion[];
  @NullableProperty(String, "Effect on the caller's body. Null when unknown, and without lifetime access.")
  sentence: Text | null;
}

export class OpeningsResponse {
  @ListProperty(PieceOpening, 'Wardrobe pieces, newest first.')
  pieces: PieceOpening[];
  @ListProperty(WardrobeGap, 'Pieces that would add the most outfits, one per slot.')
  gaps: WardrobeGap[];
}

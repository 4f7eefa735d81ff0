import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Garment } from '../../catalog/catalog.dto';

@ApiSchema({ description: 'How far a piece of the wardrobe goes.' })
export class PieceOpening {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'In how many outfits of the wardrobe it takes part.' }) opens: number;
}

@ApiSchema({ description: 'A piece that is not in the wardrobe.' })
export class WardrobeGap {
  @ApiProperty({ description: 'The id that it has in the catalog.' }) itemId: string;
  @ApiProperty() name: string;
  @ApiProperty() garment: Garment;
  @ApiProperty({ description: 'In how many outfits of the wardrobe it would take part.' }) opens: number;
}

export class OpeningsResponse {
  @ApiProperty({ type: [PieceOpening], description: 'Of the wardrobe, newest first.' })
  pieces: PieceOpening[];
  @ApiProperty({ type: [WardrobeGap], description: 'What would open the most, one of a slot.' })
  gaps: WardrobeGap[];
}

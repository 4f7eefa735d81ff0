import type { Text } from '@figura/messages';
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
  @ApiProperty({ type: String }) name: Text;
  @ApiProperty() garment: Garment;
  @ApiProperty({ description: 'In how many outfits of the wardrobe it would take part.' }) opens: number;
}

@ApiSchema({ description: 'A piece of the wardrobe beside another.' })
export class Companion {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) name: Text;
  @ApiProperty() garment: Garment;
}

export class CompanionsResponse {
  @ApiProperty({ description: 'In how many outfits of the wardrobe the piece takes part.' }) opens: number;
  @ApiProperty({ type: [Companion], description: 'What it goes with in the most looks, three at most.' })
  goesWith: Companion[];
  @ApiProperty({ type: [Companion], description: 'What to dress the rest of a body in, one of a category.' })
  wornWith: Companion[];
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What it does for the body, with lifetime access and measurements; null without, and where it does nothing.',
  })
  sentence: Text | null;
}

export class OpeningsResponse {
  @ApiProperty({ type: [PieceOpening], description: 'Of the wardrobe, newest first.' })
  pieces: PieceOpening[];
  @ApiProperty({ type: [WardrobeGap], description: 'What would add the most outfits, one of a slot.' })
  gaps: WardrobeGap[];
}

import {
  OUTFIT_SLOTS,
  TASTE_LOOK_IDS,
  TASTES,
  WORN_STYLES,
  type OutfitSlot,
  type Taste,
  type TasteLookId,
  type WornStyle,
} from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Garment } from '../../catalog/catalog.dto';

@ApiSchema({ description: 'A piece of a pictured outfit.' })
export class TastePiece {
  @ApiProperty({ enum: OUTFIT_SLOTS }) slot: OutfitSlot;
  @ApiProperty() garment: Garment;
  @ApiPropertyOptional({
    enum: WORN_STYLES,
    isArray: true,
    description: 'How the piece is worn. Omitted when worn as usual.',
  })
  worn?: WornStyle[];
}

@ApiSchema({ description: 'A pictured outfit that users choose to show their taste.' })
export class TasteLook {
  @ApiProperty({ enum: TASTE_LOOK_IDS }) id: TasteLookId;
  @ApiProperty({ enum: TASTES, isArray: true, description: 'Tastes that the outfit stands for.' })
  tastes: Taste[];
  @ApiProperty({ type: [TastePiece] }) pieces: TastePiece[];
}

export class TasteLooksResponse {
  @ApiProperty({ type: [TasteLook] }) looks: TasteLook[];
}

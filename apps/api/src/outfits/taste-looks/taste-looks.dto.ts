import { TASTE_LOOK_IDS, TASTES, type Taste, type TasteLookId } from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DrawnPiece } from '../suggestions/suggestions.dto';
import { ChoicesProperty, ListProperty } from '../../platform/http/responses/properties';

@ApiSchema({ description: 'A pictured outfit that users choose to show their taste.' })
export class TasteLook {
  @ApiProperty({ enum: TASTE_LOOK_IDS }) id: TasteLookId;
  @ChoicesProperty(TASTES, 'Tastes that the outfit stands for.')
  tastes: Taste[];
  @ListProperty(DrawnPiece) pieces: DrawnPiece[];
}

export class TasteLooksResponse {
  @ListProperty(TasteLook) looks: TasteLook[];
}

import type { Text } from '@figura/messages';
import { VERDICT_LEVELS, type VerdictLevel } from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ListProperty } from '../../platform/http/responses/properties';

class AdvisedPiece {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: VERDICT_LEVELS, description: "Level of the piece's verdict." }) level: VerdictLevel;
  @ListProperty(String, "Reasons for the level, in the caller's proportions and unit.")
  reasons: Text[];
}

@ApiSchema({ description: 'A piece whose verdict improves with one alteration.' })
export class PieceToAlter extends AdvisedPiece {
  @ApiProperty({ type: String, description: 'What to ask the tailor for.' }) sentence: Text;
  @ApiProperty({ enum: VERDICT_LEVELS, description: 'Level of the verdict after the alteration.' })
  becomes: VerdictLevel;
  @ApiProperty({ description: "Increase of the verdict's score.", minimum: 0.2, maximum: 2 }) gain: number;
}

@ApiSchema({
  description: 'A piece with a poor verdict even after alteration, unworn for a season, and not loved.',
})
export class PieceToPassOn extends AdvisedPiece {}

export class WardrobeAdviceResponse {
  @ListProperty(PieceToAlter, 'Largest gain first.') alter: PieceToAlter[];
  @ListProperty(PieceToPassOn, 'Newest first.') passOn: PieceToPassOn[];
}

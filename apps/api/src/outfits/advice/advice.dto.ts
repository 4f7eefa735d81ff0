import type { Text } from '@figura/messages';
import { VERDICT_LEVELS, type VerdictLevel } from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';

class AdvisedPiece {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: VERDICT_LEVELS, description: 'What a check says of it.' }) level: VerdictLevel;
  @ApiProperty({ type: [String], description: "Why, in the caller's proportions and unit." })
  reasons: Text[];
}

@ApiSchema({ description: 'A piece that one thing that a tailor can do makes suit better.' })
export class PieceToAlter extends AdvisedPiece {
  @ApiProperty({ type: String, description: 'What to ask the tailor for.' }) sentence: Text;
  @ApiProperty({ enum: VERDICT_LEVELS, description: 'What a check will say then.' }) becomes: VerdictLevel;
  @ApiProperty({ description: 'What the score of a check gains by it.', minimum: 0.2, maximum: 2 })
  gain: number;
}

@ApiSchema({
  description:
    'A piece whose verdict is poor, whatever a tailor does, that was not worn for a season, one that it is for, and is not loved.',
})
export class PieceToPassOn extends AdvisedPiece {}

export class WardrobeAdviceResponse {
  @ApiProperty({ type: [PieceToAlter], description: 'What gains most first.' }) alter: PieceToAlter[];
  @ApiProperty({ type: [PieceToPassOn], description: 'Newest first.' }) passOn: PieceToPassOn[];
}

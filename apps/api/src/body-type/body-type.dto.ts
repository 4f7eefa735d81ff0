import type { Confidence } from '@figura/classifier';
import {
  COMBINED_TYPES,
  FEATURE_CHOICES,
  MEASUREMENTS,
  type BodyType,
  type CombinedType,
  type FeatureChoice,
  type Measurement,
} from '@figura/contracts';
import type { Text } from '@figura/messages';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { BodyPartDetail, LookItem } from '../catalog/catalog.dto';
import { BodyTypeDto } from '../users/users.dto';

const CODE = { enum: COMBINED_TYPES };

class LikelyType {
  @ApiProperty(CODE) code: CombinedType;
  @ApiProperty() probability: number;
}

class TypeFlip {
  @ApiProperty({ enum: MEASUREMENTS }) measurement: Measurement;
  @ApiProperty({ description: 'In inches, signed.' }) change: number;
  @ApiProperty(CODE) code: CombinedType;
}

@ApiSchema({
  name: 'Confidence',
  description: 'How sure a type is, given the error that a tape at home makes.',
})
export class ConfidenceDto implements Confidence {
  @ApiProperty({ ...CODE, description: 'The code that the numbers give.' }) code: CombinedType;
  @ApiProperty({ description: 'Probability, 0 to 1, that the code is right.' }) probability: number;
  @ApiProperty({ type: [LikelyType], description: 'What else the body could measure as, likeliest first.' })
  neighbors: LikelyType[];
  @ApiProperty({
    type: [TypeFlip],
    description: 'The smallest change of each measurement that gives another code.',
  })
  flips: TypeFlip[];
  @ApiProperty({
    enum: MEASUREMENTS,
    nullable: true,
    description: 'What to measure again; null when settled.',
  })
  remeasure: Measurement | null;
}

@ApiSchema({ description: "A feature of a user: a body part with an attribute, and why it is the user's." })
export class PersonalFeature {
  @ApiProperty() bodyPart: string;
  @ApiProperty() attribute: string;
  @ApiProperty({ type: String }) reason: Text;
  @ApiProperty({ description: 'How much it counts: above 0 and up to 1. What was ticked has 1.' })
  strength: number;
  @ApiProperty({ enum: FEATURE_CHOICES, description: 'What the user wants clothes to do about it.' })
  choice: FeatureChoice;
}

@ApiSchema({ description: 'Only its name and its picture.' })
export class LockedIssue {
  @ApiProperty() bodyPart: string;
  @ApiProperty({ type: String }) displayName: Text;
  @ApiPropertyOptional({ description: 'What is worn in its picture.' }) look?: LookItem;
}

@ApiExtraModels(BodyPartDetail)
@ApiSchema({ description: 'A free account gets one balance issue and no concern.' })
export class BodyTypeAnalysisResponse {
  @ApiProperty({ type: BodyTypeDto }) bodyType: BodyType;
  @ApiProperty({ type: [PersonalFeature] }) balanceIssues: PersonalFeature[];
  @ApiProperty({ type: [PersonalFeature], description: 'What was ticked and is no balance issue.' })
  bodyConcerns: PersonalFeature[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(BodyPartDetail) },
    description: 'By `bodyPart-attribute`.',
  })
  bodyPartDetails: Record<string, BodyPartDetail>;
  @ApiProperty() hasPaid: boolean;
  @ApiProperty() totalBalanceIssues: number;
  @ApiProperty({
    type: LockedIssue,
    nullable: true,
    description: 'The first balance issue that a free account does not get.',
  })
  nextLocked: LockedIssue | null;
  @ApiProperty({ description: 'All that were ticked.' }) bodyConcernsCount: number;
  @ApiProperty({ type: ConfidenceDto }) confidence: Confidence;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the code and the proportions disagree, if they do.',
  })
  codeNote: Text | null;
}

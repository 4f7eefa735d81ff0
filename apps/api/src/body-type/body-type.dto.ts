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
import {
  ListProperty,
  NullableChoiceProperty,
  NullableProperty,
} from '../platform/http/responses/properties';

const CODE = { enum: COMBINED_TYPES };

class LikelyType {
  @ApiProperty(CODE) code: CombinedType;
  @ApiProperty() probability: number;
}

class TypeFlip {
  @ApiProperty({ enum: MEASUREMENTS }) measurement: Measurement;
  @ApiProperty({ description: 'Signed change in inches.' }) change: number;
  @ApiProperty(CODE) code: CombinedType;
}

@ApiSchema({
  name: 'Confidence',
  description: 'Confidence in a body type, given typical errors of measuring at home.',
})
export class ConfidenceDto implements Confidence {
  @ApiProperty({ ...CODE, description: 'Body type computed from the measurements.' }) code: CombinedType;
  @ApiProperty({ description: 'Probability that the type is right, from 0 to 1.' }) probability: number;
  @ListProperty(LikelyType, 'Other possible types, most likely first.')
  neighbors: LikelyType[];
  @ListProperty(TypeFlip, 'Smallest change of each measurement that leads to another type.')
  flips: TypeFlip[];
  @NullableChoiceProperty(MEASUREMENTS, 'Measurement to take again. Null when the type is certain enough.')
  remeasure: Measurement | null;
}

@ApiSchema({ description: "A user's feature: a body part, its attribute, and the reason it applies." })
export class PersonalFeature {
  @ApiProperty() bodyPart: string;
  @ApiProperty() attribute: string;
  @ApiProperty({ type: String }) reason: Text;
  @ApiProperty({ description: "Weight above 0 and up to 1; 1 for the user's own concerns." })
  strength: number;
  @ApiProperty({ enum: FEATURE_CHOICES, description: 'What clothes should do about the feature.' })
  choice: FeatureChoice;
}

@ApiSchema({ description: 'Name, cause and picture of a locked balance issue.' })
export class LockedIssue {
  @ApiProperty() bodyPart: string;
  @ApiProperty({ type: String }) displayName: Text;
  @ApiProperty({ type: String }) reason: Text;
  @ApiPropertyOptional({ description: 'Look worn in the picture.' }) look?: LookItem;
}

@ApiExtraModels(BodyPartDetail)
@ApiSchema({ description: 'Body type and features. Free accounts get one balance issue and no concerns.' })
export class BodyTypeAnalysisResponse {
  @ApiProperty({ type: BodyTypeDto }) bodyType: BodyType;
  @ListProperty(PersonalFeature) balanceIssues: PersonalFeature[];
  @ListProperty(PersonalFeature, "The user's concerns that are not balance issues.")
  bodyConcerns: PersonalFeature[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(BodyPartDetail) },
    description: 'Details by `bodyPart-attribute`.',
  })
  bodyPartDetails: Record<string, BodyPartDetail>;
  @ApiProperty() hasPaid: boolean;
  @ApiProperty() totalBalanceIssues: number;
  @NullableProperty(LockedIssue, 'First balance issue that requires lifetime access, if any.')
  nextLocked: LockedIssue | null;
  @ApiProperty({ description: 'Number of all concerns that the user selected.' }) bodyConcernsCount: number;
  @ApiProperty({ type: ConfidenceDto }) confidence: Confidence;
  @NullableProperty(String, 'Why the type and the proportions disagree. Null when they agree.')
  codeNote: Text | null;
}

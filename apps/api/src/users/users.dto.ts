import {
  BODY_CONCERNS,
  FEATURE_CHOICES,
  FEATURES,
  GENDERS,
  MAX_PASSWORD_LENGTH,
  UNIT_PREFERENCES,
  COMBINED_TYPES,
  HORIZONTAL_TYPES,
  VERTICAL_TYPES,
  type BodyConcern,
  type BodyType,
  type CombinedType,
  type Feature,
  type FeatureChoice,
  type Gender,
  type HorizontalType,
  type Measurements,
  type UnitPreference,
  type VerticalType,
} from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import {
  OptionalField,
  PersonName,
  Trimmed,
  WithoutLinks,
} from '../platform/http/requests/fields.decorators';
import { Preferences } from './preferences.dto';

@ApiSchema({
  description:
    'Body of `PUT /user/profile`, sent as multipart form data when a picture comes with it. What is left out stays as it is.',
})
export class UpdateProfileDto {
  @OptionalField()
  @PersonName('First name')
  firstName?: string;

  @OptionalField()
  @PersonName('Last name')
  lastName?: string;

  @OptionalField()
  @IsIn(GENDERS, { message: 'Gender must be F or NB' })
  gender?: Gender;

  @ApiPropertyOptional({ description: 'The text `null`, or empty, clears it.' })
  @OptionalField()
  @Trimmed()
  @WithoutLinks('Nickname')
  @MaxLength(50, { message: 'Nickname must be at most 50 characters' })
  @IsString({ message: 'Nickname must be text' })
  nickname?: string;

  @OptionalField()
  @IsIn(UNIT_PREFERENCES, { message: 'Unit preference must be imperial or metric' })
  unitPreference?: UnitPreference;
}

export class BodyPreferencesDto {
  @IsIn(BODY_CONCERNS, { each: true, message: 'Body concerns must come from the self analysis list' })
  @ArrayMaxSize(BODY_CONCERNS.length, { message: 'There are more body concerns than exist' })
  @IsArray({ message: 'Body concerns must be a list' })
  bodyConcerns: BodyConcern[];
}

/** Body of `PUT /user/feature-choices`: by feature; what is left out stays as it is. */
export class FeatureChoicesDto {
  [feature: string]: FeatureChoice | undefined;
}

for (const feature of FEATURES) {
  OptionalField()(FeatureChoicesDto.prototype, feature);
  IsIn(FEATURE_CHOICES, { message: 'A choice must be balance, show or leave' })(
    FeatureChoicesDto.prototype,
    feature,
  );
}

export class DeleteAccountDto {
  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'Current password is incorrect' })
  @IsString({ message: 'Password is required' })
  password: string;
}

@ApiSchema({ name: 'Measurements', description: 'Inches with two decimals.' })
export class MeasurementsDto implements Measurements {
  @ApiProperty()
  shoulders: number;

  @ApiProperty()
  chest: number;

  @ApiProperty()
  waist: number;

  @ApiProperty()
  hips: number;

  @ApiProperty()
  headToChest: number;

  @ApiProperty()
  chestToCrotch: number;

  @ApiProperty()
  crotchToKnee: number;

  @ApiProperty()
  kneeToFloor: number;

  @ApiProperty({ description: 'The sum of the four heights.' })
  totalHeight: number;
}

@ApiSchema({ name: 'BodyType' })
export class BodyTypeDto implements BodyType {
  @ApiProperty({ enum: HORIZONTAL_TYPES, enumName: 'HorizontalType' })
  horizontal: HorizontalType;

  @ApiProperty({ enum: VERTICAL_TYPES, enumName: 'VerticalType' })
  vertical: VerticalType;

  @ApiProperty({ enum: COMBINED_TYPES, enumName: 'CombinedType' })
  combined: CombinedType;
}

@ApiSchema({ description: 'The user as the API shows them to themselves.' })
export class User {
  @ApiProperty()
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null, empty or the text `null` mean that there is none; the first name is used then.',
  })
  nickname: string | null;

  @ApiProperty({ enum: GENDERS, enumName: 'Gender' })
  gender: Gender;

  @ApiProperty()
  isVerified: boolean;

  @ApiProperty()
  hasPaid: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "URL of the profile picture below the API's base path, or null.",
  })
  profileImage: string | null;

  @ApiProperty({ enum: UNIT_PREFERENCES, enumName: 'UnitPreference' })
  unitPreference: UnitPreference;

  @ApiProperty({ type: MeasurementsDto, nullable: true })
  measurements: Measurements | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The girth under the bust, in inches with two decimals; null while nobody measured it.',
  })
  underbust: number | null;

  @ApiProperty({ type: BodyTypeDto, nullable: true })
  bodyType: BodyType | null;

  @ApiProperty({ enum: BODY_CONCERNS, enumName: 'BodyConcern', isArray: true })
  bodyConcerns: BodyConcern[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...FEATURE_CHOICES] },
    description: 'What clothes are to do about a feature, by feature; what is not there is balanced.',
  })
  featureChoices: Partial<Record<Feature, FeatureChoice>>;

  @ApiProperty()
  preferences: Preferences;
}

export class UserResponse {
  @ApiProperty()
  user: User;
}

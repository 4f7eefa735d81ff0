import {
  BODY_CONCERNS,
  FEATURE_CHOICES,
  FEATURES,
  GENDERS,
  UNIT_PREFERENCES,
  COMBINED_TYPES,
  HORIZONTAL_TYPES,
  MEASUREMENTS,
  OPTIONAL_MEASUREMENTS,
  VERTICAL_TYPES,
  type BodyConcern,
  type BodyType,
  type CombinedType,
  type EstimatedValue,
  type Feature,
  type FeatureChoice,
  type Gender,
  type HorizontalType,
  type Measurement,
  type Measurements,
  type OptionalMeasurement,
  type UnitPreference,
  type VerticalType,
} from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  ChoiceField,
  ChoiceList,
  ClearableField,
  OptionalField,
  PasswordField,
  PersonName,
  TextField,
  WithoutLinks,
} from '../platform/http/requests/fields.decorators';
import { createFieldsDto } from '../platform/http/requests/fields-dto';
import { Preferences } from './preferences.dto';
import { fields as t } from './messages.en';
import { ChoicesProperty, NullableProperty } from '../platform/http/responses/properties';

@ApiSchema({ description: 'Multipart form data with a picture. Omitted fields are unchanged.' })
export class UpdateProfileDto {
  @OptionalField() @PersonName(t('firstName'), 'Mira') firstName?: string;
  @OptionalField() @PersonName(t('lastName'), 'Lindqvist') lastName?: string;
  @OptionalField() @ChoiceField(GENDERS, { message: t('gender') }) gender?: Gender;
  @OptionalField()
  @WithoutLinks(t('nickname'))
  @TextField({
    isTrimmed: true,
    max: 50,
    message: t('nicknameText'),
    tooLong: t('nicknameTooLong'),
    description: 'Empty or the text `null` clears it.',
    example: 'Mimi',
  })
  nickname?: string;
  @OptionalField()
  @ChoiceField(UNIT_PREFERENCES, { message: t('unitPreference') })
  unitPreference?: UnitPreference;
}

export class ProfileForm extends UpdateProfileDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: 'Form field with a PNG, JPEG or WebP picture.',
  })
  profileImage?: Blob;
}

export const BodyConcernsField = () =>
  ChoiceList(BODY_CONCERNS, {
    message: t('concernList'),
    tooLong: t('concernsTooLong'),
    wrongItem: t('concernUnknown'),
  });

export class BodyPreferencesDto {
  @BodyConcernsField() bodyConcerns: BodyConcern[];
}

export class FeatureChoicesDto {
  [feature: string]: FeatureChoice | null | undefined;
}

for (const feature of FEATURES) {
  const message = t('featureChoice');
  ChoiceField(FEATURE_CHOICES, { message })(FeatureChoicesDto.prototype, feature);
  ClearableField()(FeatureChoicesDto.prototype, feature);
}

/** Confirms a change; accounts without a password leave it out. */
export const ConfirmingPassword = () =>
  applyDecorators(OptionalField(), PasswordField(t('passwordRequired'), t('currentPasswordWrong')));

export class ConfirmationDto {
  @ConfirmingPassword() password?: string;
}

@ApiSchema({ description: 'A value estimated from answers, with the range of four in five such bodies.' })
class EstimatedValueDto implements EstimatedValue {
  @ApiProperty({ enum: MEASUREMENTS }) name: Measurement;
  @ApiProperty({ description: 'Inches.' }) low: number;
  @ApiProperty({ description: 'Inches.' }) high: number;
  @ApiPropertyOptional({
    type: [Number],
    description: 'Inches, of ten equally likely bodies, in the same order for each name.',
  })
  likely?: number[];
}

@ApiSchema({ description: 'Measurements in inches, with two decimals.' })
export class MeasurementsDto
  extends createFieldsDto<Measurement, number>(MEASUREMENTS, () => ApiProperty({ type: Number }))
  implements Measurements
{
  @ApiProperty({ description: 'Sum of the four heights.' }) totalHeight: number;
  @ApiPropertyOptional({ type: [EstimatedValueDto], description: 'Values not measured yet.' })
  estimated?: EstimatedValue[];
}

export class BodyTypeDto implements BodyType {
  @ApiProperty({ enum: HORIZONTAL_TYPES }) horizontal: HorizontalType;
  @ApiProperty({ enum: VERTICAL_TYPES }) vertical: VerticalType;
  @ApiProperty({ enum: COMBINED_TYPES }) combined: CombinedType;
}

@ApiSchema({ description: "The caller's own account." })
export class User extends createFieldsDto<OptionalMeasurement, number | null>(OPTIONAL_MEASUREMENTS, () =>
  ApiProperty({
    type: Number,
    nullable: true,
    description: 'Inches, with two decimals. Null until measured.',
  }),
) {
  @ApiProperty() id: string;
  @ApiProperty() email: string;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
  @NullableProperty(String, 'Null, empty or the text `null` when there is none.')
  nickname: string | null;
  @ApiProperty({ enum: GENDERS }) gender: Gender;
  @ApiProperty() isVerified: boolean;
  @ApiProperty() hasPaid: boolean;
  @NullableProperty(String, "URL relative to the API's base path. Null without a picture.")
  profileImage: string | null;
  @ApiProperty({ enum: UNIT_PREFERENCES }) unitPreference: UnitPreference;
  @NullableProperty(MeasurementsDto) measurements: Measurements | null;
  @NullableProperty(BodyTypeDto) bodyType: BodyType | null;
  @ChoicesProperty(BODY_CONCERNS) bodyConcerns: BodyConcern[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...FEATURE_CHOICES] },
    description: 'Choice by feature. Default: `balance`.',
  })
  featureChoices: Partial<Record<Feature, FeatureChoice>>;
  @ApiProperty() preferences: Preferences;
}

export class UserResponse {
  @ApiProperty() user: User;
}

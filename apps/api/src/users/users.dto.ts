import {
  BODY_CONCERNS,
  GENDERS,
  MAX_PASSWORD_LENGTH,
  UNIT_PREFERENCES,
  type BodyConcern,
  type BodyPreferencesRequest,
  type DeleteAccountRequest,
  type Gender,
  type UnitPreference,
  type UpdateProfileRequest,
} from '@figura/contracts';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { OptionalField, PersonName, WithoutLinks } from '../platform/http/requests/fields.decorators';

export class UpdateProfileDto implements UpdateProfileRequest {
  @OptionalField()
  @PersonName('First name')
  firstName?: string;

  @OptionalField()
  @PersonName('Last name')
  lastName?: string;

  @OptionalField()
  @IsIn(GENDERS, { message: 'Gender must be F or NB' })
  gender?: Gender;

  @OptionalField()
  @WithoutLinks('Nickname')
  @MaxLength(50, { message: 'Nickname must be at most 50 characters' })
  @IsString({ message: 'Nickname must be text' })
  nickname?: string;

  @OptionalField()
  @IsIn(UNIT_PREFERENCES, { message: 'Unit preference must be imperial or metric' })
  unitPreference?: UnitPreference;
}

export class BodyPreferencesDto implements BodyPreferencesRequest {
  @IsIn(BODY_CONCERNS, { each: true, message: 'Body concerns must come from the self analysis list' })
  @ArrayMaxSize(BODY_CONCERNS.length, { message: 'There are more body concerns than exist' })
  @IsArray({ message: 'Body concerns must be a list' })
  bodyConcerns: BodyConcern[];
}

export class DeleteAccountDto implements DeleteAccountRequest {
  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'Current password is incorrect' })
  @IsString({ message: 'Password is required' })
  password: string;
}

import { GENDERS, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type Gender } from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema, IntersectionType, PartialType } from '@nestjs/swagger';
import { MinLength } from 'class-validator';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { StartAnswersDto } from '../body-type/start-answers.dto';
import { User } from '../users/users.dto';
import {
  ChoiceField,
  CodeField,
  EmailAddress,
  NestedField,
  NewPassword,
  OptionalField,
  PasswordField,
  PersonName,
  TextField,
} from '../platform/http/requests/fields.decorators';

export class RegisterDto {
  @PersonName('First name', 'Mira') firstName: string;
  @PersonName('Last name', 'Lindqvist') lastName: string;
  @EmailAddress() email: string;
  @NewPassword() password: string;
  @ChoiceField(GENDERS, { message: 'Gender must be F or NB' }) gender: Gender;
  @OptionalField() @CodeField('Coupon or access code, in upper case.') accessCode?: string;
  @OptionalField()
  @NestedField(StartAnswersDto, 'Start must be the answers of the start without a tape')
  start?: StartAnswersDto;
}

export class LoginDto {
  @EmailAddress() email: string;
  @PasswordField('Password is required', 'Invalid email or password') password: string;
}

export class VerifyEmailDto {
  @PasswordField('Password is required', 'Password must be at most 128 characters') password: string;
}

export class EmailDto {
  @EmailAddress() email: string;
}

export class RefreshDto {
  @TextField({
    max: 200,
    message: 'No refresh token available',
    tooLong: 'Refresh token is not valid',
    example: '66f0c2a4e1b7d3a9c4e5f602.Qk1sT2R1a2V5',
  })
  refreshToken: string;
}

export class ResetPasswordDto {
  @NewPassword() password: string;
}

const ChangedPassword = () =>
  applyDecorators(
    MinLength(MIN_PASSWORD_LENGTH, {
      message: `New password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    }),
    PasswordField(
      'New password is required',
      `New password must be at most ${MAX_PASSWORD_LENGTH} characters`,
    ),
    ApiProperty({ minLength: MIN_PASSWORD_LENGTH, example: 'correct horse 43' }),
  );

export class ChangePasswordDto {
  @PasswordField('Current password is required', 'Current password is incorrect') currentPassword: string;
  @ChangedPassword() newPassword: string;
}

/** For an account without a password. */
export class FirstPasswordDto {
  @ChangedPassword() newPassword: string;
}

export class TokenPair {
  @ApiProperty({ description: 'JWT for the `Authorization: Bearer` header, valid for 15 minutes.' })
  accessToken: string;
  @ApiProperty({ description: 'Opaque, single use, valid for 30 days.' }) refreshToken: string;
}

export class LoginResponse extends TokenPair {
  @ApiProperty() user: User;
}

@ApiSchema({ description: 'Answer of `POST /auth/register`, whether or not the email address is known.' })
export class RegisterResponse extends MessageResponse {
  @ApiProperty({
    description: 'Random: with it the browser that registers needs no password beside the mailed link.',
  })
  registrationKey: string;
}

@ApiSchema({
  description:
    'Answer of `GET` and `POST /auth/verify-email/{token}`: tokens come with the opening that verifies and never again.',
})
export class VerifyEmailResponse extends IntersectionType(MessageResponse, PartialType(TokenPair)) {}

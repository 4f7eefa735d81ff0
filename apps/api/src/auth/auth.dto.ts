import { GENDERS, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type Gender } from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { User } from '../users/users.dto';
import {
  EmailAddress,
  NewPassword,
  OptionalField,
  PersonName,
} from '../platform/http/requests/fields.decorators';

export class RegisterDto {
  @PersonName('First name')
  firstName: string;

  @PersonName('Last name')
  lastName: string;

  @EmailAddress()
  email: string;

  @NewPassword()
  password: string;

  @IsIn(GENDERS, { message: 'Gender must be F or NB' })
  gender: Gender;

  @ApiPropertyOptional({ description: 'Coupon or access code, in upper case.' })
  @OptionalField()
  @MaxLength(40, { message: 'Invalid coupon code' })
  @IsString({ message: 'Invalid coupon code' })
  accessCode?: string;
}

export class LoginDto {
  @EmailAddress()
  email: string;

  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'Invalid email or password' })
  @IsString({ message: 'Password is required' })
  password: string;
}

export class VerifyEmailDto {
  @ApiProperty({ description: 'The one that was chosen with the registration.' })
  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'Password must be at most 128 characters' })
  @IsString({ message: 'Password is required' })
  password: string;
}

export class EmailDto {
  @EmailAddress()
  email: string;
}

export class RefreshDto {
  @MaxLength(200, { message: 'Refresh token is not valid' })
  @IsString({ message: 'No refresh token available' })
  refreshToken: string;
}

export class ResetPasswordDto {
  @NewPassword()
  password: string;
}

export class ChangePasswordDto {
  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'Current password is incorrect' })
  @IsString({ message: 'Current password is required' })
  currentPassword: string;

  @MaxLength(MAX_PASSWORD_LENGTH, {
    message: `New password must be at most ${MAX_PASSWORD_LENGTH} characters`,
  })
  @MinLength(MIN_PASSWORD_LENGTH, {
    message: `New password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  })
  @IsString({ message: 'New password is required' })
  newPassword: string;
}

export class TokenPair {
  @ApiProperty({ description: 'JWT for the `Authorization: Bearer` header, valid for 15 minutes.' })
  accessToken: string;

  @ApiProperty({ description: 'Opaque, single use, valid for 30 days.' })
  refreshToken: string;
}

export class LoginResponse extends TokenPair {
  @ApiProperty()
  user: User;
}

@ApiSchema({ description: 'Answer of `POST /auth/register`, whether or not the email address is known.' })
export class RegisterResponse extends MessageResponse {
  @ApiProperty({
    description:
      'Random. The browser that registers keeps it and sends it as `Registration-Key` beside the mailed link, which verifies without the password there and nowhere else.',
  })
  registrationKey: string;
}

@ApiSchema({
  description:
    'Answer of `GET` and `POST /auth/verify-email/{token}`: tokens come with the opening that verifies and never again.',
})
export class VerifyEmailResponse extends IntersectionType(MessageResponse, PartialType(TokenPair)) {}

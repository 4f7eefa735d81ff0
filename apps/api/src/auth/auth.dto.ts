import {
  GENDERS,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type ChangePasswordRequest,
  type EmailRequest,
  type Gender,
  type LoginRequest,
  type RefreshRequest,
  type RegisterRequest,
  type ResetPasswordRequest,
  type VerifyEmailRequest,
} from '@figura/contracts';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import {
  EmailAddress,
  NewPassword,
  OptionalField,
  PersonName,
} from '../platform/http/requests/fields.decorators';

export class RegisterDto implements RegisterRequest {
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

  @OptionalField()
  @MaxLength(40, { message: 'Invalid coupon code' })
  @IsString({ message: 'Invalid coupon code' })
  accessCode?: string;
}

export class LoginDto implements LoginRequest {
  @EmailAddress()
  email: string;

  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'Invalid email or password' })
  @IsString({ message: 'Password is required' })
  password: string;
}

export class VerifyEmailDto implements VerifyEmailRequest {
  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'Password must be at most 128 characters' })
  @IsString({ message: 'Password is required' })
  password: string;
}

export class EmailDto implements EmailRequest {
  @EmailAddress()
  email: string;
}

export class RefreshDto implements RefreshRequest {
  @MaxLength(200, { message: 'Refresh token is not valid' })
  @IsString({ message: 'No refresh token available' })
  refreshToken: string;
}

export class ResetPasswordDto implements ResetPasswordRequest {
  @NewPassword()
  password: string;
}

export class ChangePasswordDto implements ChangePasswordRequest {
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

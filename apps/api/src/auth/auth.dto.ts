import { GENDERS, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type Gender } from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { Equals, MinLength } from 'class-validator';
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
  createRule,
} from '../platform/http/requests/fields.decorators';
import { fields as t } from './messages.en';

export class RegisterDto {
  @PersonName(t('firstName'), 'Mira') firstName: string;
  @PersonName(t('lastName'), 'Lindqvist') lastName: string;
  @EmailAddress() email: string;
  @NewPassword() password: string;
  @ChoiceField(GENDERS, { message: t('gender') }) gender: Gender;
  @OptionalField() @CodeField({ description: 'Coupon or access code, in uppercase.' }) accessCode?: string;
  @OptionalField()
  @TextField({
    max: 100,
    message: t('invitation'),
    description: 'Token from an invitation link. Required when registration is by invitation.',
    example: 'kJ8s0dQ2vX4mZ6bN8cV1xS3aD5fG7hJ9kL1mN3bV5cX',
  })
  invitation?: string;
  @OptionalField()
  @Equals(true, createRule(t('adult')))
  @ApiProperty({
    type: Boolean,
    enum: [true],
    description: 'Confirms that the user is 18 or older; stored with the date.',
  })
  adult?: true;
  @OptionalField() @NestedField(StartAnswersDto, t('start')) start?: StartAnswersDto;
}

export class LoginDto {
  @EmailAddress() email: string;
  @PasswordField(t('passwordRequired'), t('invalidCredentials')) password: string;
}

export class VerifyEmailDto {
  @PasswordField(t('passwordRequired'), t('passwordTooLong')) password: string;
}

export class EmailDto extends PickType(LoginDto, ['email']) {}

export class RefreshDto {
  @TextField({
    max: 200,
    message: t('noRefreshToken'),
    tooLong: t('refreshTokenInvalid'),
    example: '66f0c2a4e1b7d3a9c4e5f602.Qk1sT2R1a2V5',
  })
  refreshToken: string;
}

export class ResetPasswordDto extends PickType(RegisterDto, ['password']) {}

const ChangedPassword = () =>
  applyDecorators(
    ApiProperty({ minLength: MIN_PASSWORD_LENGTH, example: 'correct horse 43' }),
    PasswordField(t('newPasswordRequired'), t('newPasswordTooLong', { max: MAX_PASSWORD_LENGTH })),
    MinLength(MIN_PASSWORD_LENGTH, createRule(t('newPasswordTooShort', { min: MIN_PASSWORD_LENGTH }))),
  );

export class ChangePasswordDto {
  @PasswordField(t('currentPasswordRequired'), t('currentPasswordWrong')) currentPassword: string;
  @ChangedPassword() newPassword: string;
}

export class FirstPasswordDto extends PickType(ChangePasswordDto, ['newPassword']) {}

export class TokenPair {
  @ApiProperty({ description: 'JWT for the `Authorization: Bearer` header, valid for 15 minutes.' })
  accessToken: string;
  @ApiProperty({ description: 'Opaque token, valid once and for 30 days.' }) refreshToken: string;
}

export class LoginResponse extends TokenPair {
  @ApiProperty() user: User;
}

@ApiSchema({ description: 'Response to a registration, whether or not the email address has an account.' })
export class RegisterResponse extends MessageResponse {
  @ApiProperty({
    description: 'Key with which this browser verifies by the emailed link without the password.',
  })
  registrationKey: string;
}

@ApiSchema({ description: 'Tokens are present only in the response to the request that verifies.' })
export class VerifyEmailResponse extends IntersectionType(MessageResponse, PartialType(TokenPair)) {}

import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType } from '@nestjs/swagger';
import { PasswordField, TextField } from '../../platform/http/requests/fields.decorators';
import { EmailDto, LoginResponse, RegisterDto } from '../auth.dto';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { TicketField } from '../passkeys/passkeys.dto';
import type { Message } from '@figura/messages';
import { fields as t } from './messages.en';
import { ListProperty, NullableProperty } from '../../platform/http/responses/properties';

export class Provider {
  @ApiProperty({ description: 'ID used in URLs.' }) id: string;
  @ApiProperty({ description: 'Display name.' }) name: string;
}

export class ProvidersResponse {
  @ListProperty(Provider) providers: Provider[];
}

export class ProviderStart {
  @ApiProperty({ description: 'URL to send the browser to.' }) url: string;
  @ApiProperty({ description: 'Key that the browser keeps until the provider redirects back.' }) key: string;
}

const KeyField = (message: Message, description: string) =>
  TextField({
    min: 1,
    max: 100,
    message,
    description,
    example: 'qT3vW5xY7zA9bC1dE3fG5hJ7kL9mN1pQ3rS5tU7vW9x',
  });

export class ProviderReturnDto {
  @KeyField(t('key'), 'Key from the start of the sign-in or link.') key: string;
  @TextField({
    min: 1,
    max: 6_000,
    message: t('query'),
    description: 'Query string that the provider redirected back with.',
    example: 'code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj',
  })
  query: string;
}

export class Newcomer {
  @ApiProperty({ description: 'Ticket for linking or registering, valid for ten minutes.' }) ticket: string;
  @ApiProperty() provider: Provider;
  @NullableProperty(String, 'Email address from the provider. Null when it gives none.')
  email: string | null;
  @ApiProperty({
    description: 'Whether the provider has verified the email address, as registering requires.',
  })
  isEmailVerified: boolean;
  @ApiProperty({ description: 'Whether the verified email address has a Figura account.' })
  hasAccount: boolean;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
}

export class ProviderReturnResponse {
  @ApiPropertyOptional({ description: 'Present when signed in.' }) session?: LoginResponse;
  @ApiPropertyOptional({ description: 'Present when no account is linked yet.' }) newcomer?: Newcomer;
  @ApiPropertyOptional({ description: 'Present when linked to the account that requested it.' })
  linked?: Provider;
}

export class RequestLinkMailDto {
  @TicketField() ticket: string;
}

export class LinkProviderDto extends IntersectionType(RequestLinkMailDto, EmailDto) {
  @PasswordField(t('passwordRequired'), t('passwordTooLong')) password: string;
}

export class LinkMailResponse extends MessageResponse {
  @ApiProperty({ description: 'Key that the browser keeps; the emailed link works only with it.' })
  key: string;
}

export class FinishLinkByMailDto {
  @KeyField(t('linkKey'), 'Key from the request for the link.') key: string;
}

/** Uses the email address that the provider verified. */
export class RegisterWithProviderDto extends OmitType(RegisterDto, ['email', 'password'] as const) {
  @TicketField() ticket: string;
}

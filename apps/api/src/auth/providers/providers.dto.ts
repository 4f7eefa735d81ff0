import { OmitType, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PasswordField, TextField } from '../../platform/http/requests/fields.decorators';
import { EmailAddress } from '../../platform/http/requests/fields.decorators';
import { LoginResponse, RegisterDto } from '../auth.dto';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { TicketField } from '../passkeys/passkeys.dto';
import { translator } from '../../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

export class Provider {
  @ApiProperty({ description: 'Part of URLs.' }) id: string;
  @ApiProperty({ description: 'For buttons.' }) name: string;
}

export class ProvidersResponse {
  @ApiProperty({ type: [Provider] }) providers: Provider[];
}

export class ProviderStart {
  @ApiProperty({ description: 'Where the browser goes next.' }) url: string;
  @ApiProperty({ description: 'The browser keeps it and sends it along when the provider sends it back.' })
  key: string;
}

export class ProviderReturnDto {
  @TextField({
    min: 1,
    max: 100,
    message: t('key'),
    description: 'Of the start.',
    example: 'qT3vW5xY7zA9bC1dE3fG5hJ7kL9mN1pQ3rS5tU7vW9x',
  })
  key: string;
  @TextField({
    min: 1,
    max: 6_000,
    message: t('query'),
    description: 'The query that the provider sent the browser back with.',
    example: 'code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj',
  })
  query: string;
}

export class Newcomer {
  @ApiProperty({ description: 'For linking or registering, within ten minutes.' }) ticket: string;
  @ApiProperty() provider: Provider;
  @ApiProperty({ type: String, nullable: true, description: 'As the provider says.' }) email: string | null;
  @ApiProperty({
    description: 'Whether the provider confirms the email address; only then one may register.',
  })
  isEmailVerified: boolean;
  @ApiProperty({ description: 'Whether the confirmed address has an account here.' }) hasAccount: boolean;
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
}

export class ProviderReturnResponse {
  @ApiPropertyOptional({ description: 'Signed in.' }) session?: LoginResponse;
  @ApiPropertyOptional({ description: 'Not linked to an account yet.' }) newcomer?: Newcomer;
  @ApiPropertyOptional({ description: 'Linked to the account that asked for it.' }) linked?: Provider;
}

export class LinkProviderDto {
  @TicketField() ticket: string;
  @EmailAddress() email: string;
  @PasswordField(t('passwordRequired'), t('passwordTooLong')) password: string;
}

export class RequestLinkMailDto {
  @TicketField() ticket: string;
}

export class LinkMailResponse extends MessageResponse {
  @ApiProperty({ description: 'The browser keeps it for the mailed link, which works only with it.' })
  key: string;
}

export class FinishLinkByMailDto {
  @TextField({
    min: 1,
    max: 100,
    message: t('linkKey'),
    description: 'Of the request.',
    example: 'qT3vW5xY7zA9bC1dE3fG5hJ7kL9mN1pQ3rS5tU7vW9x',
  })
  key: string;
}

/** The email address is the one that the provider confirmed. */
export class RegisterWithProviderDto extends OmitType(RegisterDto, ['email', 'password'] as const) {
  @TicketField() ticket: string;
}

import { MAX_PASSKEY_NAME } from '@figura/contracts';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { ChoiceList, OptionalField, TextField } from '../../platform/http/requests/fields.decorators';
import { fields as t } from './messages.en';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export const TicketField = () =>
  TextField({
    min: 1,
    max: 100,
    message: t('ticket'),
    description: 'Ticket from the previous step, valid once.',
    example: 'kJ8s0dQ2vX4mZ6bN8cV1xS3aD5fG7hJ9',
  });

const Base64UrlField = (max: number, words: { description: string; example: string }) =>
  TextField({ min: 1, max, pattern: /^[\w-]+$/, message: t('unreadable'), ...words });

export class NewPasskeyDto {
  @TicketField() ticket: string;
  @TextField({
    isTrimmed: true,
    min: 1,
    max: MAX_PASSKEY_NAME,
    message: t('name'),
    tooLong: t('nameTooLong', { max: MAX_PASSKEY_NAME }),
    example: 'My phone',
  })
  name: string;
  @Base64UrlField(1_400, { description: 'Credential ID, in base64url.', example: 'Qk1sT2R1a2V5' }) id: string;
  @Base64UrlField(4_000, { description: '`clientDataJSON`, in base64url.', example: 'eyJ0eXBlIjoi' })
  clientDataJSON: string;
  @Base64UrlField(60_000, { description: 'Attestation object, in base64url.', example: 'o2NmbXRk' })
  attestationObject: string;
  @OptionalField()
  @ChoiceList(TRANSPORTS, { message: t('transports') })
  transports?: (typeof TRANSPORTS)[number][];
}

export class PasskeyNameDto extends PickType(NewPasskeyDto, ['name']) {}

export class PasskeySignInStartDto {
  @OptionalField() @TicketField() ticket?: string;
}

export class PasskeySignInDto extends PickType(NewPasskeyDto, ['ticket', 'id', 'clientDataJSON']) {
  @Base64UrlField(4_000, { description: 'Signature, in base64url.', example: 'SZYN5YgOjGh0' })
  authenticatorData: string;
  @Base64UrlField(8_000, { description: 'Authenticator data, in base64url.', example: 'MEUCIQDR' })
  signature: string;
}

export class PasskeyCeremony {
  @ApiProperty() ticket: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'WebAuthn `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`.',
  })
  options: object;
}

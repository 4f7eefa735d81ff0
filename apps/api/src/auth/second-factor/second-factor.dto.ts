import { RECOVERY_CODES } from '@figura/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../platform/http/requests/fields.decorators';
import { TicketField } from '../passkeys/passkeys.dto';
import { fields as t } from './messages.en';
import { ListProperty } from '../../platform/http/responses/properties';

const CodeField = (words: { description: string }) =>
  TextField({ min: 1, max: 40, message: t('code'), tooLong: t('codeTooLong'), example: '482913', ...words });

export class TotpCodeDto {
  @CodeField({ description: 'Six-digit code from the authenticator app.' }) code: string;
}

export class SecondStepDto {
  @TicketField() ticket: string;
  @CodeField({ description: 'Six-digit code from the authenticator app, or a recovery code.' }) code: string;
}

export class TotpSetup {
  @ApiProperty({ description: 'Base32 secret to type into an authenticator app.' }) secret: string;
  @ApiProperty({ description: '`otpauth://` URI for a QR code.' }) uri: string;
}

export class RecoveryCodesResponse {
  @ListProperty(String, `${RECOVERY_CODES} codes, each for one sign-in. Not shown again.`)
  recoveryCodes: string[];
}

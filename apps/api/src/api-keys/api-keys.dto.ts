import { API_KEY_SCOPES, MAX_API_KEY_NAME, type ApiKeyScope } from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { translator } from '../platform/errors/translator';
import { ChoiceList, TextField } from '../platform/http/requests/fields.decorators';
import { ConfirmingPassword } from '../users/users.dto';
import messages from './messages.en';

const t = translator(messages.fields);

export class CreateApiKeyDto {
  @TextField({
    isTrimmed: true,
    min: 1,
    max: MAX_API_KEY_NAME,
    message: t('name', { max: MAX_API_KEY_NAME }),
    example: 'My spreadsheet',
  })
  name: string;
  @ChoiceList(API_KEY_SCOPES, {
    min: 1,
    max: API_KEY_SCOPES.length,
    message: t('scopes'),
    description: '`read`: your data and advice; `wardrobe`: change the wardrobe; `check`: check garments.',
  })
  scopes: ApiKeyScope[];
  @ConfirmingPassword() password?: string;
}

@ApiSchema({ description: 'A key, without what opens it.' })
export class ApiKey {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: API_KEY_SCOPES, isArray: true }) scopes: ApiKeyScope[];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, description: 'The day of the last use, `YYYY-MM-DD`.' })
  usedOn: string | null;
}

export class NewApiKeyResponse extends ApiKey {
  @ApiProperty({ description: 'Told this once: `Authorization: Bearer figura_…`.' }) key: string;
}

@ApiSchema({ description: 'Newest first.' })
export class ApiKeysResponse {
  @ApiProperty({ type: [ApiKey] }) keys: ApiKey[];
}

import { API_KEY_SCOPES, MAX_API_KEY_NAME, type ApiKeyScope } from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ChoiceList, TextField } from '../../platform/http/requests/fields.decorators';
import { ConfirmingPassword } from '../../users/users.dto';
import { fields as t } from './messages.en';
import { ChoicesProperty, ListProperty, NullableProperty } from '../../platform/http/responses/properties';

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
    description:
      '`read`: read your data and advice; `wardrobe`: change the wardrobe; `check`: check garments.',
  })
  scopes: ApiKeyScope[];
  @ConfirmingPassword() password?: string;
}

@ApiSchema({ description: 'An API key, without its secret.' })
export class ApiKey {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ChoicesProperty(API_KEY_SCOPES) scopes: ApiKeyScope[];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @NullableProperty(String, 'Day of the last use, `YYYY-MM-DD`. Null when never used.')
  usedOn: string | null;
}

export class NewApiKeyResponse extends ApiKey {
  @ApiProperty({ description: 'Secret for `Authorization: Bearer figura_…`, returned only once.' })
  key: string;
}

@ApiSchema({ description: 'API keys, newest first.' })
export class ApiKeysResponse {
  @ListProperty(ApiKey) keys: ApiKey[];
}

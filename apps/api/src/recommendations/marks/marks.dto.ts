import { MARKS, type Mark } from '@figura/contracts';
import { ChoiceField, ClearableField } from '../../platform/http/requests/fields.decorators';
import { fields as t } from './messages.en';

export class MarkDto {
  @ClearableField()
  @ChoiceField(MARKS, { message: t('mark', { values: MARKS.join(' or ') }) })
  mark?: Mark | null;
}

import { MARKS, type Mark } from '@figura/contracts';
import { ChoiceField, ClearableField } from '../../platform/http/requests/fields.decorators';
import { translator } from '../../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

export class MarkDto {
  @ClearableField()
  @ChoiceField(MARKS, { message: t('mark', { values: MARKS.join(' or ') }) })
  mark?: Mark | null;
}

import { MARKS, type Mark } from '@figura/contracts';
import { ChoiceField, ClearableField } from '../platform/http/requests/fields.decorators';

export class MarkDto {
  @ClearableField()
  @ChoiceField(MARKS, { message: `A mark must be ${MARKS.join(' or ')}, or null` })
  mark?: Mark | null;
}

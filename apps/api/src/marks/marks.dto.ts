import { MARKS, type Mark } from '@figura/contracts';
import { ChoiceField, ClearableField } from '../platform/http/requests/fields.decorators';

/** Body of `PUT /user/marks/{id}`; null takes the mark away. */
export class MarkDto {
  @ClearableField()
  @ChoiceField(MARKS, { message: `A mark must be ${MARKS.join(' or ')}, or null` })
  mark?: Mark | null;
}

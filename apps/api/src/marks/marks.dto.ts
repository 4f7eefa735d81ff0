import { MARKS, type Mark } from '@figura/contracts';
import { IsIn } from 'class-validator';
import { ClearableField } from '../platform/http/requests/fields.decorators';

/** Body of `PUT /user/marks/{id}`; null takes the mark away. */
export class MarkDto {
  @ClearableField()
  @IsIn(MARKS, { message: `A mark must be ${MARKS.join(' or ')}, or null` })
  mark?: Mark | null;
}

import { MAX_PAGE_SIZE } from '@figura/contracts';
import { NumberField, OptionalField, TextField } from './fields.decorators';
import { fields as t } from './messages.en';
import { NullableProperty } from '../responses/properties';

export class PageQuery {
  @OptionalField()
  @TextField({
    max: 200,
    message: t('cursor'),
    description: '`next` of the previous page. Omit for the first page.',
    example: 'NjZmMGMyYTRlMWI3ZDNhOWM0ZTVmNjAx',
  })
  cursor?: string;
  @OptionalField()
  @NumberField({
    isText: true,
    isInteger: true,
    min: 1,
    max: MAX_PAGE_SIZE,
    message: t('limit', { max: MAX_PAGE_SIZE }),
    description: `Page size, at most ${MAX_PAGE_SIZE}.`,
    example: 24,
  })
  limit?: number;
}

export abstract class PageResponse {
  @NullableProperty(String, 'Cursor of the next page. Null on the last page.')
  next: string | null;
}

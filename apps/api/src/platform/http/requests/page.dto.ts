import { MAX_PAGE_SIZE } from '@figura/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { OptionalField } from './fields.decorators';

const LIMIT = `Limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`;
const CURSOR = 'Cursor must be the one that the page before gave';

/** What of a list is asked for. */
export class PageQuery {
  @OptionalField()
  @MaxLength(200, { message: CURSOR })
  @IsString({ message: CURSOR })
  cursor?: string;

  @OptionalField()
  @Max(MAX_PAGE_SIZE, { message: LIMIT })
  @Min(1, { message: LIMIT })
  @IsInt({ message: LIMIT })
  @Type(() => Number)
  limit?: number;
}

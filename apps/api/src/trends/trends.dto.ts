import { MAX_SEEN_AT_ONCE, type SeenTrendsRequest } from '@figura/contracts';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';

/** Longer than the id of any item. */
const MAX_ID_LENGTH = 100;

export class SeenTrendsDto implements SeenTrendsRequest {
  @MaxLength(MAX_ID_LENGTH, { each: true, message: 'Each id must be the id of an item' })
  @IsString({ each: true, message: 'Each id must be a text' })
  @ArrayMaxSize(MAX_SEEN_AT_ONCE, { message: `At most ${MAX_SEEN_AT_ONCE} ids at once` })
  @IsArray({ message: 'The ids must be a list' })
  itemIds: string[];
}

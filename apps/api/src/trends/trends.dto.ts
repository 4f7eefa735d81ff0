import { MAX_SEEN_AT_ONCE, type SeenTrendsRequest } from '@figura/contracts';
import { ArrayMaxSize, IsArray, IsString, Matches } from 'class-validator';

/** The ids of items are words with hyphens; a hundred characters are more than any has. */
const ITEM_ID = /^[\w-]{1,100}$/;

export class SeenTrendsDto implements SeenTrendsRequest {
  @Matches(ITEM_ID, { each: true, message: 'Each id must be the id of an item' })
  @IsString({ each: true, message: 'Each id must be a text' })
  @ArrayMaxSize(MAX_SEEN_AT_ONCE, { message: `At most ${MAX_SEEN_AT_ONCE} ids at once` })
  @IsArray({ message: 'The ids must be a list' })
  itemIds: string[];
}

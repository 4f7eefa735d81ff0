import { MAX_SEEN_AT_ONCE } from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, Matches } from 'class-validator';
import {
  ApiLooksByCategory,
  FashionItem,
  ListedLook,
  LookItem,
  type LooksByCategory,
} from '../catalog/catalog.dto';

/** The ids of items are words with hyphens; a hundred characters are more than any has. */
const ITEM_ID = /^[\w-]{1,100}$/;

export class SeenTrendsDto {
  @ApiProperty({ description: `Ids of items that were on screen, at most ${MAX_SEEN_AT_ONCE}.` })
  @Matches(ITEM_ID, { each: true, message: 'Each id must be the id of an item' })
  @IsString({ each: true, message: 'Each id must be a text' })
  @ArrayMaxSize(MAX_SEEN_AT_ONCE, { message: `At most ${MAX_SEEN_AT_ONCE} ids at once` })
  @IsArray({ message: 'The ids must be a list' })
  itemIds: string[];
}

export class TrendEdition {
  @ApiProperty({ description: 'The ISO week that the edition is for, for example `2026-W48`.' })
  week: string;

  @ApiProperty({
    description:
      'What the badge of the trends page says: the half-year in force, or what a setting of the catalog names.',
  })
  seasonBadge: string;
}

@ApiSchema({ description: "This week's items, in the catalog's order of categories." })
export class TrendingResponse extends TrendEdition {
  @ApiLooksByCategory()
  trendingByCategory: LooksByCategory;
}

@ApiSchema({ description: 'Why an item was chosen for the caller.' })
export class ChosenBecause {
  @ApiProperty()
  itemId: string;

  @ApiProperty({ description: 'One sentence: what it does most for the caller.' })
  reason: string;
}

@ApiSchema({ description: 'An item that would suit the caller with one change.' })
export class NearlyYours {
  @ApiProperty()
  item: LookItem;

  @ApiProperty({ description: 'The change, in a sentence.' })
  change: string;
}

@ApiSchema({ description: 'Those that suit the caller, best first.' })
export class PersonalizedTrendingResponse extends TrendEdition {
  @ApiLooksByCategory()
  personalizedTrendingByCategory: LooksByCategory;

  @ApiProperty({ type: [ChosenBecause] })
  reasons: ChosenBecause[];

  @ApiProperty({ type: [NearlyYours], description: 'Others that would with one change, best first.' })
  nearlyYours: NearlyYours[];
}

export class TrendingCategoryResponse extends TrendEdition {
  @ApiProperty({ type: [ListedLook] })
  items: ListedLook[];
}

export class TrendingItemResponse {
  @ApiProperty()
  item: FashionItem;

  @ApiProperty({
    type: [String],
    description:
      'Why it is in the edition, in sentences: its season, and what it shares with the rest of the edition.',
  })
  reasons: string[];
}

@ApiSchema({ description: 'Every trending item that the caller has seen.' })
export class SeenTrendsResponse {
  @ApiProperty({ type: [String] })
  itemIds: string[];
}

import type { Text } from '@figura/messages';
import { ApiExtraModels, ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, Matches } from 'class-validator';
import { CATEGORIES, MAX_SEEN_AT_ONCE, type Category } from '@figura/contracts';
import { ByCategoryProperty, FashionItem, Garment, ListedLook, LookItem } from '../catalog/catalog.dto';
import { DrawnPiece } from '../outfits/suggestions/suggestions.dto';
import { createRule, FlagField, OptionalField, type Flag } from '../platform/http/requests/fields.decorators';
import { fields as t } from './messages.en';
import {
  ListProperty,
  NullableChoiceProperty,
  NullableProperty,
} from '../platform/http/responses/properties';

const ITEM_ID = /^[\w-]{1,100}$/;

export class SeenTrendsDto {
  @ApiProperty({
    description: `IDs of items shown on screen, at most ${MAX_SEEN_AT_ONCE}.`,
    type: 'array',
    maxItems: MAX_SEEN_AT_ONCE,
    items: { type: 'string', pattern: ITEM_ID.source },
    example: ['wrap-dress-in-jersey'],
  })
  @Matches(ITEM_ID, { each: true, ...createRule(t('itemId')) })
  @IsString({ each: true, ...createRule(t('idText')) })
  @ArrayMaxSize(MAX_SEEN_AT_ONCE, createRule(t('tooManyIds', { max: MAX_SEEN_AT_ONCE })))
  @IsArray(createRule(t('idList')))
  itemIds: string[];
}

@ApiSchema({ description: 'A fashion theme of a half-year, chosen by an editor.' })
export class TrendTheme {
  @ApiProperty() id: string;
  @ApiProperty({ type: String }) name: Text;
  @ApiProperty({ type: String, description: 'Two or three sentences on what it is and how to wear it.' })
  why: Text;
}

@ApiSchema({ description: 'The lead theme of a week.' })
export class LeadTheme extends TrendTheme {
  @ApiProperty({ description: 'Background color, `#rrggbb`.' }) accent: string;
  @ListProperty(String, 'IDs of its items in this edition, most typical first.')
  itemIds: string[];
}

@ApiSchema({ description: 'A trending item in a list of its category.' })
export class TrendingLook extends ListedLook {
  @NullableProperty(TrendTheme, 'Theme of the item. Null when it has none.')
  theme: TrendTheme | null;
}

export type TrendsByCategory = Partial<Record<Category, TrendingLook[]>>;

@ApiExtraModels(TrendingLook)
export class TrendEdition {
  @ApiProperty({ description: 'ISO week of the edition, for example `2026-W48`.' }) week: string;
  @ApiProperty({ type: String, description: 'The current half-year, or the text of a setting.' })
  seasonBadge: Text;
  @NullableProperty(LeadTheme, 'Theme of the week. Null when there is none.')
  theme: LeadTheme | null;
}

@ApiSchema({ description: "This week's items, in the catalog's order of categories." })
export class TrendingResponse extends TrendEdition {
  @ByCategoryProperty(TrendingLook) trendingByCategory: TrendsByCategory;
}

@ApiSchema({ description: 'Why an item was chosen for the caller.' })
export class ChosenBecause {
  @ApiProperty() itemId: string;
  @ApiProperty({ type: String, description: 'What the item does most for the caller, in a few words.' })
  reason: Text;
}

@ApiSchema({ description: 'An item that would suit the caller with one change.' })
export class NearlyYours {
  @ApiProperty() item: LookItem;
  @ApiProperty({ type: String, description: 'One sentence on the change.' }) change: Text;
}

@ApiSchema({ description: 'Trending items that suit the caller, best first.' })
export class PersonalizedTrendingResponse extends TrendEdition {
  @ByCategoryProperty(TrendingLook) personalizedTrendingByCategory: TrendsByCategory;
  @ListProperty(ChosenBecause) reasons: ChosenBecause[];
  @ListProperty(NearlyYours, 'Other items that would suit the caller with one change, best first.')
  nearlyYours: NearlyYours[];
}

export class TrendingCategoryResponse extends TrendEdition {
  @ListProperty(TrendingLook) items: TrendingLook[];
}

export class TrendingItemResponse {
  @ApiProperty() item: FashionItem;
  @NullableProperty(TrendTheme, 'Theme of the item. Null when it has none.')
  theme: TrendTheme | null;
  @ListProperty(String, 'Theme, season, and what the item does most for the caller.')
  reasons: Text[];
}

export class WeekThemeQuery {
  @OptionalField()
  @FlagField({
    message: t('personal'),
    description: 'Whether to lead with a piece that nothing warns the caller of. Default `false`.',
    example: 'true',
  })
  personal?: Flag;
}

@ApiSchema({ description: 'A piece of the theme that does more for the caller than the one shown.' })
export class BetterTrend {
  @ApiProperty({ type: String, description: 'Names the proportion; the name of the piece follows.' })
  words: Text;
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty() look: LookItem;
}

@ApiSchema({ description: 'Theme of the week, with its piece that suits the caller best.' })
export class WeekThemeResponse {
  @NullableProperty(TrendTheme, 'Null in a week without a theme.')
  theme: TrendTheme | null;
  @NullableChoiceProperty(CATEGORIES, 'Category of the piece. Null without a piece.')
  category: Category | null;
  @NullableProperty(LookItem, 'The piece. Null when the theme has no clothes for the caller.')
  look: LookItem | null;
  @ListProperty(DrawnPiece, 'An outfit around the piece. Empty when none is possible.')
  outfit: DrawnPiece[];
  @ListProperty(Garment, 'Other pieces in which the theme is seen at once.')
  beside: Garment[];
  @NullableProperty(String, 'What the piece does most for the caller, in a few words, if anything.')
  onUser: Text | null;
  @NullableProperty(BetterTrend, 'Null when nothing warns of the piece.')
  better: BetterTrend | null;
}

@ApiSchema({ description: 'All trending items that the caller has seen.' })
export class SeenTrendsResponse {
  @ListProperty(String) itemIds: string[];
}

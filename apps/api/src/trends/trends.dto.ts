import type { Text } from '@figura/messages';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, Matches } from 'class-validator';
import {
  CATEGORIES,
  MAX_SEEN_AT_ONCE,
  OUTFIT_SLOTS,
  WORN_STYLES,
  type Category,
  type OutfitSlot,
  type WornStyle,
} from '@figura/contracts';
import { FashionItem, Garment, ListedLook, LookItem } from '../catalog/catalog.dto';
import { createRule } from '../platform/http/requests/fields.decorators';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

const ITEM_ID = /^[\w-]{1,100}$/;

export class SeenTrendsDto {
  @ApiProperty({
    description: `Ids of items that were on screen, at most ${MAX_SEEN_AT_ONCE}.`,
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

@ApiSchema({ description: 'What an editor sees in the fashion of a half-year.' })
export class TrendTheme {
  @ApiProperty() id: string;
  @ApiProperty({ type: String }) name: Text;
  @ApiProperty({ type: String, description: 'What it is and how it is worn, in two or three sentences.' })
  why: Text;
}

@ApiSchema({ description: 'The theme that leads a week.' })
export class LeadTheme extends TrendTheme {
  @ApiProperty({ description: 'A color for the plate behind it, as `#rrggbb`.' }) accent: string;
  @ApiProperty({ type: [String], description: 'Ids of its items in this edition, what stands for it first.' })
  itemIds: string[];
}

@ApiSchema({ description: 'An item of the trends as it stands among others of its category.' })
export class TrendingLook extends ListedLook {
  @ApiProperty({ type: TrendTheme, nullable: true, description: 'The theme that it belongs to, if any.' })
  theme: TrendTheme | null;
}

export type TrendsByCategory = Partial<Record<Category, TrendingLook[]>>;

function ApiTrendsByCategory(): PropertyDecorator {
  const items = { type: 'array' as const, items: { $ref: getSchemaPath(TrendingLook) } };
  return ApiProperty({
    type: 'object',
    properties: Object.fromEntries(CATEGORIES.map((category) => [category, items])),
    additionalProperties: false,
  });
}

@ApiExtraModels(TrendingLook)
export class TrendEdition {
  @ApiProperty({ description: 'The ISO week that the edition is for, for example `2026-W48`.' }) week: string;
  @ApiProperty({ type: String, description: 'The half-year in force, or what a setting names.' })
  seasonBadge: Text;
  @ApiProperty({ type: LeadTheme, nullable: true, description: 'The theme of the week; null for none.' })
  theme: LeadTheme | null;
}

@ApiSchema({ description: "This week's items, in the catalog's order of categories." })
export class TrendingResponse extends TrendEdition {
  @ApiTrendsByCategory() trendingByCategory: TrendsByCategory;
}

@ApiSchema({ description: 'Why an item was chosen for the caller.' })
export class ChosenBecause {
  @ApiProperty() itemId: string;
  @ApiProperty({ type: String, description: 'What it does most for the caller, in few words.' }) reason: Text;
}

@ApiSchema({ description: 'An item that would suit the caller with one change.' })
export class NearlyYours {
  @ApiProperty() item: LookItem;
  @ApiProperty({ type: String, description: 'The change, in a sentence.' }) change: Text;
}

@ApiSchema({ description: 'Those that suit the caller, best first.' })
export class PersonalizedTrendingResponse extends TrendEdition {
  @ApiTrendsByCategory() personalizedTrendingByCategory: TrendsByCategory;
  @ApiProperty({ type: [ChosenBecause] }) reasons: ChosenBecause[];
  @ApiProperty({ type: [NearlyYours], description: 'Others that would with one change, best first.' })
  nearlyYours: NearlyYours[];
}

export class TrendingCategoryResponse extends TrendEdition {
  @ApiProperty({ type: [TrendingLook] }) items: TrendingLook[];
}

export class TrendingItemResponse {
  @ApiProperty() item: FashionItem;
  @ApiProperty({ type: TrendTheme, nullable: true, description: 'The theme that it belongs to, if any.' })
  theme: TrendTheme | null;
  @ApiProperty({
    type: [String],
    description: 'Its theme, its season, and what it does most for the caller.',
  })
  reasons: Text[];
}

@ApiSchema({ description: 'A piece of an outfit, as it is drawn.' })
export class ThemePiece {
  @ApiProperty({ enum: OUTFIT_SLOTS }) slot: OutfitSlot;
  @ApiProperty() garment: Garment;
  @ApiPropertyOptional({ enum: WORN_STYLES, isArray: true, description: 'How it is worn.' })
  worn?: WornStyle[];
}

@ApiSchema({ description: "The week's theme, with the piece of it that suits the caller best." })
export class WeekThemeResponse {
  @ApiProperty({ type: TrendTheme, nullable: true, description: 'Null for a week without a theme.' })
  theme: TrendTheme | null;
  @ApiProperty({ enum: CATEGORIES, nullable: true, description: 'Of the piece.' })
  category: Category | null;
  @ApiProperty({
    type: LookItem,
    nullable: true,
    description: 'Null where the theme has no clothes for them.',
  })
  look: LookItem | null;
  @ApiProperty({
    type: [ThemePiece],
    description:
      'An outfit around the piece, of what the theme says is worn with it; empty if none comes together.',
  })
  outfit: ThemePiece[];
  @ApiProperty({ type: [Garment], description: 'Other pieces of the theme, to be worn with it.' })
  beside: Garment[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the piece does for the caller most, in few words.',
  })
  onUser: Text | null;
}

@ApiSchema({ description: 'Every trending item that the caller has seen.' })
export class SeenTrendsResponse {
  @ApiProperty({ type: [String] }) itemIds: string[];
}

import type { FashionItem, FashionItemResponse, LookItem, Category } from './recommendations';

/** What an edition of the trends says about itself. */
export interface TrendEdition {
  /** The ISO week that the edition is for, for example `2026-W48`. */
  week: string;
  /** What the badge of the trends page says, a setting of the catalogue. */
  seasonBadge: string;
}

/** Answer of `GET /recommendations/trending`: this week's items, in the catalogue's order of categories. */
export interface TrendingResponse extends TrendEdition {
  trendingByCategory: Partial<Record<Category, LookItem[]>>;
}

/** Answer of `GET /recommendations/trending/personalized`: those that suit the caller, best first. */
export interface PersonalizedTrendingResponse extends TrendEdition {
  personalizedTrendingByCategory: Partial<Record<Category, LookItem[]>>;
}

/** Answer of `GET /recommendations/trending/category/{category}`. */
export interface TrendingCategoryResponse extends TrendEdition {
  items: LookItem[];
}

/** Answer of `GET /recommendations/trending/item/{itemId}`. */
export interface TrendingItemResponse {
  item: FashionItem;
}

/** Answer of `GET /recommendations/trending/personalized/item/{itemId}` and of `/recommendations/trending-item/{id}`. */
export type PersonalizedTrendingItemResponse = FashionItemResponse;

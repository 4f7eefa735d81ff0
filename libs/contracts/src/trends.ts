import type { FashionItem, FashionItemResponse, LookItem, Category } from './recommendations';

/** What an edition of the trends says about itself. */
export interface TrendEdition {
  /** The ISO week that the edition is for, for example `2026-W48`. */
  week: string;
  /** What the badge of the trends page says: the half-year in force, or what a setting of the catalog names. */
  seasonBadge: string;
}

/** Answer of `GET /recommendations/trending`: this week's items, in the catalog's order of categories. */
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
  /** Why it is in the edition, in sentences: its season, and what it shares with the rest of the edition. */
  reasons: string[];
}

/** How many items one call may name as seen: more than an edition has. */
export const MAX_SEEN_AT_ONCE = 100;

/** Body of `PUT /recommendations/trending/seen`: ids of items that were on screen, at most {@link MAX_SEEN_AT_ONCE}. */
export interface SeenTrendsRequest {
  itemIds: string[];
}

/** Answer of `GET` and `PUT /recommendations/trending/seen`: every trending item that the caller has seen. */
export interface SeenTrendsResponse {
  itemIds: string[];
}

/** Answer of `GET /recommendations/trending/personalized/item/{itemId}` and of `/recommendations/trending-item/{id}`. */
export type PersonalizedTrendingItemResponse = FashionItemResponse;

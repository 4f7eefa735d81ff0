import { answers, type Operations } from '../platform/openapi/operation';
import {
  EXAMPLE_CAUTIONS,
  EXAMPLE_EFFECTS,
  EXAMPLE_ITEM,
  EXAMPLE_LOOK,
  ITEM_ID,
} from '../recommendations/recommendations.openapi';
import {
  PersonalizedTrendingResponse,
  SeenTrendsResponse,
  TrendEdition,
  TrendTheme,
  TrendingCategoryResponse,
  TrendingItemResponse,
  TrendingResponse,
} from './trends.dto';
import { FashionItemResponse } from '../recommendations/recommendations.dto';

const THEME: TrendTheme = {
  id: 'wine-and-chocolate',
  name: 'Wine and chocolate',
  why: 'Burgundy, oxblood and dark brown take the place that black usually has. Keep the cloth plain and let the color do the work.',
};
const EDITION: TrendEdition = {
  week: '2026-W47',
  seasonBadge: 'Fall/Winter 2026',
  theme: { ...THEME, accent: '#6b2737', itemIds: [EXAMPLE_LOOK._id] },
};
const TRENDING = { ...EXAMPLE_LOOK, theme: THEME };
const BY_CATEGORY = { 'One-Piece': [TRENDING] };

const PERSONAL_ITEM = {
  parameters: ITEM_ID,
  ...answers(FashionItemResponse, {
    item: EXAMPLE_ITEM,
    isBestLook: true,
    effectDescriptions: EXAMPLE_EFFECTS,
    cautions: EXAMPLE_CAUTIONS,
  }),
  errors: { 404: ['NOT_FOUND'] },
} as const;

export const TRENDS_OPERATIONS = {
  trending: {
    summary: 'This week’s trending items, by category',
    ...answers(TrendingResponse, { ...EDITION, trendingByCategory: BY_CATEGORY }),
  },
  personalized: {
    summary: 'This week’s items that suit the caller, best first',
    ...answers(PersonalizedTrendingResponse, {
      ...EDITION,
      personalizedTrendingByCategory: BY_CATEGORY,
      reasons: [{ itemId: EXAMPLE_LOOK._id, reason: 'A waist seam lies where the waist is narrowest.' }],
      nearlyYours: [{ item: EXAMPLE_LOOK, change: 'Look for “V-neck” instead of “Crew neck”.' }],
    }),
  },
  category: {
    summary: 'This week’s items of one category',
    parameters: { category: { description: 'Name of a category, in any case.', example: 'one-piece' } },
    ...answers(TrendingCategoryResponse, { ...EDITION, items: [TRENDING] }),
    errors: { 404: ['NOT_FOUND'] },
  },
  seen: {
    summary: 'The trending items that the caller has seen; any other is new',
    ...answers(SeenTrendsResponse, { itemIds: [EXAMPLE_ITEM._id] }),
  },
  see: {
    summary: 'Adds trending items to those that the caller has seen',
    description: 'Ids that are not trending are read past. Kept for a year after the last one was added.',
    body: { example: { itemIds: [EXAMPLE_ITEM._id] } },
    ...answers(SeenTrendsResponse, { itemIds: [EXAMPLE_ITEM._id] }),
  },
  item: {
    summary: 'One trending item, of this week or the last',
    parameters: ITEM_ID,
    ...answers(TrendingItemResponse, {
      item: EXAMPLE_ITEM,
      theme: THEME,
      reasons: [
        'Part of “Wine and chocolate”, the theme of this week.',
        THEME.why,
        'Made for fall and winter: its season is now.',
        'On you: A waist seam lies where the waist is narrowest.',
      ],
    }),
    errors: { 404: ['NOT_FOUND'] },
  },
  personalizedItem: {
    ...PERSONAL_ITEM,
    summary: 'One trending item, with why it works for the caller',
  },
  viewedItem: {
    ...PERSONAL_ITEM,
    summary: 'The same, for the viewer that steps through a list',
  },
} satisfies Operations;

import type { Category } from '@figura/contracts';
import { paths } from './paths';

/** As many ids as a URL names: about 400 characters of it, short enough to be sent to somebody. */
const MAX_LISTED = 12;

interface ItemLink {
  id: string;
  /** The heading; without one the item's own category stands there. */
  category?: Category;
  type: 'bestlooks' | 'trends';
  /** The list that the item is shown in, itself among them. */
  among: readonly { _id: string }[];
  /** Whether the item is one of the week's trends that suit the user. */
  personalTrend?: boolean;
}

/** What a link to an item takes along besides its URL; the browser keeps it with the entry of its history. */
export interface ItemState {
  /** Every id of the list, however long. */
  items: readonly string[];
  personalTrend: boolean;
}

/** How a link to the start says that there is no tape. */
export const START_WITHOUT_TAPE = { query: 'way', value: 'taps' } as const;

/** The URLs that take something along. */
export const pathTo = {
  /** The guide about a body part with an attribute. */
  howTo: (bodyPart: string, attribute: string) =>
    `${paths.howTo}?${new URLSearchParams({ bodyPart, attribute })}`,
  /** The start, without a tape. */
  startWithoutTape: `${paths.start}?${new URLSearchParams({ [START_WITHOUT_TAPE.query]: START_WITHOUT_TAPE.value })}`,
  recommendation: (id: string) => `${paths.recommendation}/${encodeURIComponent(id)}`,
  looksOf: (category: Category) => `${paths.bestLooks}/${category.toLowerCase()}`,
  /** What shops sell of a category. */
  productsOf: (category: Category) => `${paths.products}?${new URLSearchParams({ category })}`,
  /** Words to check, taken along. */
  fittingRoom: (words: string) => `${paths.fittingRoom}?${new URLSearchParams({ text: words })}`,
  /** What the user wishes for, in the wardrobe. */
  wishes: `${paths.wardrobe}?show=wishes`,
  /** Outfits around a piece, as `wardrobe:` and its id, or `check:` and that of a check of the last half hour. */
  outfitsAround: (anchor: string) => `${paths.outfitsOccasions}?${new URLSearchParams({ anchor })}`,
  trends: (tab: 'all' | 'personalized') =>
    tab === 'all' ? paths.currentTrends : `${paths.currentTrends}?${new URLSearchParams({ tab })}`,
  trendsOf: (category: Category, tab: 'all' | 'personalized' = 'all') =>
    `${paths.trendCategory}/${category}${tab === 'all' ? '' : `?${new URLSearchParams({ tab })}`}`,
  trend: (id: string) => `${paths.trendDetail}/${encodeURIComponent(id)}`,
  personalizedTrend: (id: string) => `${paths.personalizedTrendDetail}/${encodeURIComponent(id)}`,
  /**
   * Of the list only ids go along: whatever is shown of an item comes from the server. The URL names the item's
   * nearest neighbors, for whoever opens it elsewhere; the whole list goes with the navigation.
   */
  item: ({ id, category, type, among, personalTrend = false }: ItemLink) => {
    const ids = among.map(({ _id }) => _id);
    const query = new URLSearchParams({
      ...(category && { category }),
      type,
      items: JSON.stringify(listNearest(ids, id)),
    });
    const state: ItemState = { items: ids, personalTrend };
    return { to: `${paths.itemDetail}/${encodeURIComponent(id)}?${query}`, state };
  },
} as const;

/** The part of a list around an id, in its order. */
function listNearest(ids: readonly string[], id: string): readonly string[] {
  const ideal = ids.indexOf(id) - MAX_LISTED / 2;
  const start = Math.max(0, Math.min(ideal, ids.length - MAX_LISTED));
  return ids.slice(start, start + MAX_LISTED);
}

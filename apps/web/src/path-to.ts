import type { Category, Measurement, Occasion, Season } from '@figura/contracts';
import { paths } from './paths';

/** About 400 characters, so that the URL stays short enough to share. */
const MAX_LISTED = 12;

interface ItemLink {
  id: string;
  category?: Category;
  type: 'bestlooks' | 'trends';
  among: readonly { _id: string }[];
  personalTrend?: boolean;
}

/** Navigation state; the browser keeps it with the history entry. */
export interface ItemState {
  items: readonly string[];
  personalTrend: boolean;
}

export const START_WITHOUT_TAPE = { query: 'way', value: 'taps' } as const;

export const ONE_MEASUREMENT = 'only';

export const pathTo = {
  howTo: (bodyPart: string, attribute: string) =>
    `${paths.howTo}?${new URLSearchParams({ bodyPart, attribute })}`,
  measureOne: (name: Measurement) =>
    `${paths.profileMeasurements}?${new URLSearchParams({ [ONE_MEASUREMENT]: name })}`,
  outfitsFor: (occasion: Occasion, season: Season) =>
    `${paths.outfitsOccasions}?${new URLSearchParams({ occasion, season })}`,
  startWithoutTape: `${paths.start}?${new URLSearchParams({ [START_WITHOUT_TAPE.query]: START_WITHOUT_TAPE.value })}`,
  recommendation: (id: string) => `${paths.recommendation}/${encodeURIComponent(id)}`,
  looksOf: (category: Category) => `${paths.bestLooks}/${category.toLowerCase()}`,
  productsOf: (category: Category) => `${paths.products}?${new URLSearchParams({ category })}`,
  fittingRoom: (words: string) => `${paths.fittingRoom}?${new URLSearchParams({ text: words })}`,
  wishes: `${paths.wardrobe}?show=wishes`,
  /** `wardrobe:<id>`, or `check:<id>` of a check in the last half hour. */
  outfitsAround: (anchor: string) => `${paths.outfitsOccasions}?${new URLSearchParams({ anchor })}`,
  trends: (tab: 'all' | 'personalized') =>
    tab === 'all' ? paths.currentTrends : `${paths.currentTrends}?${new URLSearchParams({ tab })}`,
  trendsOf: (category: Category, tab: 'all' | 'personalized' = 'all') =>
    `${paths.trendCategory}/${category}${tab === 'all' ? '' : `?${new URLSearchParams({ tab })}`}`,
  trend: (id: string) => `${paths.trendDetail}/${encodeURIComponent(id)}`,
  personalizedTrend: (id: string) => `${paths.personalizedTrendDetail}/${encodeURIComponent(id)}`,
  /**
   * Only ids travel; content comes from the server. The URL has the nearest neighbors, the navigation state the
   * whole list.
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

function listNearest(ids: readonly string[], id: string): readonly string[] {
  const ideal = ids.indexOf(id) - MAX_LISTED / 2;
  const start = Math.max(0, Math.min(ideal, ids.length - MAX_LISTED));
  return ids.slice(start, start + MAX_LISTED);
}

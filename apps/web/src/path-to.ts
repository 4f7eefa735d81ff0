import type { Category } from '@figura/contracts';
import { paths } from './paths';

interface ItemAddress {
  id: string;
  category: Category;
  type: 'bestlooks' | 'trends';
  /** The list that the item is shown in, itself among them. */
  among: readonly { _id: string }[];
}

/** The addresses that take something along. */
export const pathTo = {
  /** The guide about a body part with an attribute. */
  howTo: (bodyPart: string, attribute: string) =>
    `${paths.howTo}?${new URLSearchParams({ bodyPart, attribute })}`,
  recommendation: (id: string) => `${paths.recommendation}/${encodeURIComponent(id)}`,
  looksOf: (category: Category) => `${paths.bestLooks}/${category.toLowerCase()}`,
  trends: (tab: 'all' | 'personalized') =>
    tab === 'all' ? paths.currentTrends : `${paths.currentTrends}?${new URLSearchParams({ tab })}`,
  trendsOf: (category: Category) => `${paths.trendCategory}/${category}`,
  /** Of the list only the ids go along: whatever is shown of an item comes from the server. */
  item: ({ id, category, type, among }: ItemAddress) => {
    const items = JSON.stringify(among.map(({ _id }) => ({ _id })));
    return `${paths.itemDetail}/${encodeURIComponent(id)}?${new URLSearchParams({ category, type, items })}`;
  },
} as const;

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

export const ALL = 'all';

/** What a list is narrowed by: a category, or all of them, and a text. */
export interface Filter<Category extends string> {
  category: Category | typeof ALL;
  query: string;
}

/**
 * The filter of a list, kept in the address as `?category=` and `?q=` so that it can be shared and returned to. A
 * category that the list does not have is taken for all of them.
 */
export function useFilter<Category extends string>(
  categories: readonly Category[],
): [Filter<Category>, (change: Partial<Filter<Category>>) => void] {
  const [address, setAddress] = useSearchParams();
  // The address follows a moment after each key that is typed; the field must not wait for it.
  const [chosen, setChosen] = useState<Filter<Category> | null>(null);
  const isHydrated = useHydrated();

  const filter = chosen ?? {
    category: (isHydrated && categories.find((known) => known === address.get('category'))) || ALL,
    query: (isHydrated && address.get('q')) || '',
  };

  const change = (changed: Partial<Filter<Category>>) => {
    const next = { ...filter, ...changed };
    setChosen(next);
    setAddress(
      {
        ...(next.category !== ALL && { category: next.category }),
        ...(next.query !== '' && { q: next.query }),
      },
      { replace: true },
    );
  };

  return [filter, change];
}

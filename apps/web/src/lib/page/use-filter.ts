import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

export const ALL = 'all';

export interface Filter<Category extends string> {
  category: Category | typeof ALL;
  query: string;
}

/** In the URL as `?category=` and `?q=`. An unknown category means all. The ref wraps fields the user may have changed before hydration. */
export function useFilter<Category extends string>(
  categories: readonly Category[],
): [Filter<Category>, (change: Partial<Filter<Category>>) => void, RefObject<HTMLDivElement | null>] {
  const [params, setParams] = useSearchParams();
  // The URL updates with a delay; the field must not wait.
  const [chosen, setChosen] = useState<Filter<Category> | null>(null);
  const isHydrated = useHydrated();

  const filter = chosen ?? {
    category: (isHydrated && categories.find((known) => known === params.get('category'))) || ALL,
    query: (isHydrated && params.get('q')) || '',
  };

  const change = (changed: Partial<Filter<Category>>) => {
    const next = { ...filter, ...changed };
    setChosen(next);
    setParams(
      {
        ...(next.category !== ALL && { category: next.category }),
        ...(next.query !== '' && { q: next.query }),
      },
      { replace: true },
    );
  };

  const controls = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const findValue = (selector: string) =>
      controls.current?.querySelector<HTMLInputElement>(selector)?.value;
    const query = findValue('[type="search"]') ?? filter.query;
    const category = (findValue('[type="radio"]:checked') ?? filter.category) as Category | typeof ALL;
    if (query !== filter.query || category !== filter.category) change({ query, category });
    // Once: afterwards each change is heard of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return [filter, change, controls];
}

import { MAX_SEEN_AT_ONCE } from '@figura/contracts';
import type { SeenTrendsResponse } from '@figura/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api, readData } from '../../lib/api/api-client';
import { useQuery } from '../../lib/api/use-query';
import { SEEN_TRENDS } from './api';

/** Milliseconds after the last card became visible. */
const TELL_AFTER_MS = 2000;
/** Visible share of a card that counts as seen. */
const IN_SIGHT = 0.5;

export interface NewTrends {
  isNew: (id: string) => boolean;
  /** Ref for an element with the item's id in `data-item`. */
  watch: (element: HTMLElement | null) => (() => void) | undefined;
}

export function useNewTrends(open: boolean): NewTrends {
  // Not refreshed: new items stay new until the next visit.
  const { data } = useQuery(open ? SEEN_TRENDS : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const { see, observer } = useReport(data);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !('IntersectionObserver' in window)) return undefined;
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            const id = (target as HTMLElement).dataset['item'];
            if (isIntersecting && id) see(id);
          }
        },
        { threshold: IN_SIGHT },
      );
      const { current } = observer;
      current.observe(element);
      return () => current.unobserve(element);
    },
    [see, observer],
  );

  return { isNew: (id) => !!data?.itemIds.length && !data.itemIds.includes(id), watch };
}

function useReport(data: SeenTrendsResponse | undefined) {
  const { mutate } = useSWRConfig();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    known.current = data ? new Set(data.itemIds) : null;
  }, [data]);

  const inSight = useRef(new Set<string>());
  const reported = useRef<SeenTrendsResponse | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const observer = useRef<IntersectionObserver | null>(null);

  const tell = useCallback(async () => {
    clearTimeout(timer.current);
    const itemIds = [...inSight.current]
      .filter((id) => known.current && !known.current.has(id) && !reported.current?.itemIds.includes(id))
      .slice(0, MAX_SEEN_AT_ONCE);
    if (itemIds.length === 0) return;
    try {
      reported.current = await readData(api.PUT(SEEN_TRENDS, { body: { itemIds } }));
    } catch {
      // On failure they stay new until the next visit; no message needed.
    }
  }, []);

  const see = useCallback(
    (id: string) => {
      if (inSight.current.has(id)) return;
      inSight.current.add(id);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void tell(), TELL_AFTER_MS);
    },
    [tell],
  );

  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = null;
      tell()
        .then(() => reported.current && mutate(SEEN_TRENDS, reported.current, { revalidate: false }))
        .catch(() => undefined);
    },
    [tell, mutate],
  );
  return { see, observer };
}

import { MAX_SEEN_AT_ONCE } from '@figura/contracts';
import type { SeenTrendsResponse } from '@figura/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api, readData } from '../../lib/api/api-client';
import { useQuery } from '../../lib/api/use-query';
import { SEEN_TRENDS } from './api';

/** How long after the last card came into sight the server is told, in milliseconds. */
const TELL_AFTER_MS = 2000;
/** As much of a card must be in sight before it counts as seen. */
const IN_SIGHT = 0.5;

export interface NewTrends {
  /** Whether an item was never on screen before this visit. Nothing is new until that is known. */
  isNew: (id: string) => boolean;
  /** The ref of an element that shows an item, whose id stands in `data-item`. */
  watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * What of the trends is new to the user, and how the server learns what was seen. `open` says that the trends are on
 * screen: whoever may not see them has seen none.
 */
export function useNewTrends(open: boolean): NewTrends {
  const { mutate } = useSWRConfig();
  // Kept as it was when the page was opened: what is new stays so until the next visit.
  const { data } = useQuery(open ? SEEN_TRENDS : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
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
      // They stay new for another visit: not worth a message.
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
      // The next visit knows at once; where the whole app went with the page there is nothing left to tell.
      tell()
        .then(() => reported.current && mutate(SEEN_TRENDS, reported.current, { revalidate: false }))
        .catch(() => undefined);
    },
    [tell, mutate],
  );

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
    [see],
  );

  return { isNew: (id) => data !== undefined && !data.itemIds.includes(id), watch };
}

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isPublicQuery } from '../../lib/api/use-query';
import { KEPT_ANSWER } from '../../lib/browser/kept-answer';

const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 300_000;

/** An earlier answer may lack what was just sent. */
export function useFreshAnswers(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      timer = undefined;
      wait = Math.min(wait * 2, MAX_WAIT_MS);
      if (navigator.onLine && !document.hidden) void mutate((key) => !isPublicQuery(key));
    };
    const askLater = ({ data }: MessageEvent) => {
      if (data === KEPT_ANSWER) timer ??= setTimeout(ask, wait);
    };
    serviceWorker?.addEventListener('message', askLater);
    return () => {
      clearTimeout(timer);
      serviceWorker?.removeEventListener('message', askLater);
    };
  }, [mutate]);
}

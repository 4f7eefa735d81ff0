import type { ComponentType, JSX } from 'react';
import { lazy, useState } from 'react';

export interface PageModule {
  default: ComponentType;
}

export interface RoutePage {
  Page: () => JSX.Element;
  /** Preloads, so that hydration renders without waiting. */
  load(): Promise<PageModule>;
}

let round = 0;

/** `React.lazy` caches failures, so a new one is made. */
export function forgetFailedPages(): void {
  round += 1;
}

export function createRoutePage(importPage: () => Promise<PageModule>): RoutePage {
  let loaded: PageModule | undefined;
  const load = async () => (loaded = await importPage());
  const lazyPages: ComponentType[] = [];

  function Page() {
    // Fixed at mount: another component would remount the page.
    const [Shown] = useState(() => loaded?.default ?? (lazyPages[round] ??= lazy(load)));
    return <Shown />;
  }
  return { Page, load };
}

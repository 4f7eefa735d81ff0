import type { ComponentType, JSX } from 'react';
import { lazy, useState } from 'react';

/** A module in routes/. */
export interface PageModule {
  default: ComponentType;
}

/** A page in a chunk of its own. */
export interface RoutePage {
  /** Shows the page, and loads it first if need be. */
  Page: () => JSX.Element;
  /** Loads it ahead: from then on it is rendered without waiting, as hydration needs it. */
  load(): Promise<unknown>;
}

let round = 0;

/** A page that could not be loaded is loaded anew when it is next shown. `React.lazy` itself keeps a failure. */
export function forgetFailedPages(): void {
  round += 1;
}

export function createRoutePage(importPage: () => Promise<PageModule>): RoutePage {
  let loaded: PageModule | undefined;
  const load = async () => (loaded = await importPage());
  const lazyPages: ComponentType[] = [];

  function Page() {
    // Decided once: another component on a later render would start the page anew.
    const [Shown] = useState(() => loaded?.default ?? (lazyPages[round] ??= lazy(load)));
    return <Shown />;
  }
  return { Page, load };
}

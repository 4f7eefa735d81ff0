import type { ComponentType, JSX } from 'react';
import { lazy, useState } from 'react';

/** What a module in routes/ exports. */
export interface PageModule {
  default: ComponentType;
}

/** A page in a chunk of its own. */
export interface LazyPage {
  /** Shows the page, and loads it first if need be. */
  Page: () => JSX.Element;
  /** Loads it ahead: from then on it is shown without waiting, as hydration needs it. */
  load(): Promise<unknown>;
}

/** A page whose code is loaded when it is first wanted. */
export function lazyPage(importPage: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  const load = async () => (loaded = await importPage());
  const Awaited = lazy(load);

  function Page() {
    // Decided once: another component on a later render would start the page anew.
    const [Ready] = useState(() => loaded?.default ?? Awaited);
    return <Ready />;
  }
  return { Page, load };
}

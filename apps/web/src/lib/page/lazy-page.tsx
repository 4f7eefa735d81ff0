import type { ComponentType, JSX } from 'react';
import { lazy, useState } from 'react';

/** What a module in routes/ exports. */
export interface PageModule {
  default: ComponentType;
}

/** A page in a chunk of its own. */
export interface LazyPage<Module extends PageModule = PageModule> {
  /** Shows the page, and loads it first if need be. */
  Page: () => JSX.Element;
  /** Loads it ahead: from then on it is shown without waiting, as hydration needs it. */
  load(): Promise<Module>;
}

let round = 0;

/** A page that could not be loaded is loaded anew when it is next shown. React's `lazy` itself keeps a failure. */
export function askAgain(): void {
  round += 1;
}

/** A page whose code is loaded when it is first wanted. */
export function lazyPage<Module extends PageModule>(importPage: () => Promise<Module>): LazyPage<Module> {
  let loaded: Module | undefined;
  const load = async () => (loaded = await importPage());
  const awaited: ComponentType[] = [];

  function Page() {
    // Decided once: another component on a later render would start the page anew.
    const [Ready] = useState(() => loaded?.default ?? (awaited[round] ??= lazy(load)));
    return <Ready />;
  }
  return { Page, load };
}

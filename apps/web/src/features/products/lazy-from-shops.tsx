import { lazyIsland } from '../../lib/page/lazy-island';

/** What shops sell; it comes after what the page is about. */
export const LazyFromShops = lazyIsland(() => import('./from-shops'), null);

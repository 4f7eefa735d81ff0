import { lazyIsland } from '../../lib/page/lazy-island';

// Most visits are asked nothing.
export const LazyFollowUpQuestion = lazyIsland(() => import('./follow-up-question'), null);

import { paths } from '../../paths';

/** Where an item was found, and what is said of that place: where it leads back to, and how it is unlocked. */
export const LOOK_SOURCES = {
  bestlooks: {
    list: paths.bestLooks,
    toList: 'All your best looks',
    lock: {
      title: 'Premium Feature',
      action: 'Unlock Best Looks',
      words: 'Every look in detail, with why it works for you, comes with lifetime access.',
    },
  },
  trends: {
    list: paths.currentTrends,
    toList: 'All current trends',
    lock: {
      title: 'Current Trends - Premium Feature',
      action: 'Unlock Current Trends',
      words: 'Every trend in detail, with why it works for you, comes with lifetime access.',
    },
  },
} as const;

/** Among the person's best looks, or among what is trending. */
export type LookSource = keyof typeof LOOK_SOURCES;

import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import messages from './messages.en';

const t = translator(messages.lookSources);

/** Where an item was found, and what is said of that place: where it leads back to, and how it is unlocked. */
export const LOOK_SOURCES = {
  bestlooks: {
    list: paths.bestLooks,
    toList: t('allBestLooks'),
    lock: {
      title: t('bestLooksLocked'),
      action: t('unlockBestLooks'),
      words: t('aboutBestLooks'),
    },
  },
  trends: {
    list: paths.currentTrends,
    toList: t('allCurrentTrends'),
    lock: {
      title: t('trendsLocked'),
      action: t('unlockCurrentTrends'),
      words: t('aboutTrends'),
    },
  },
} as const;

/** Among the user's best looks, or among what is trending. */
export type LookSource = keyof typeof LOOK_SOURCES;

import { paths } from '../../paths';
import { lookSources as t } from './messages.en';

export const LOOK_SOURCES = {
  bestlooks: {
    list: paths.bestLooks,
    toList: t('allBestLooks'),
    lock: { title: t('bestLooksLocked'), action: t('unlockBestLooks'), words: t('aboutBestLooks') },
  },
  trends: {
    list: paths.currentTrends,
    toList: t('allCurrentTrends'),
    lock: { title: t('trendsLocked'), action: t('unlockCurrentTrends'), words: t('aboutTrends') },
  },
} as const;

export type LookSource = keyof typeof LOOK_SOURCES;

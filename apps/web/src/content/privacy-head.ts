import { privacyHead as t } from './privacy-head.messages.en';

export const PRIVACY_POLICY = {
  title: t('title'),
  lastUpdated: '2026-11-23',
  lead: t('lead'),
} as const;

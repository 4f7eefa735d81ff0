import { translator } from '../lib/messages/translator';
import messages from './privacy-head.messages.en';

const t = translator(messages.privacyHead);

export const PRIVACY_POLICY = {
  title: t('title'),
  lastUpdated: '2026-11-23',
  lead: t('lead'),
} as const;

import { SELLS } from './door';
import { translator } from '../lib/messages/translator';
import messages from './terms-head.messages.en';

const t = translator(messages.termsHead);

export const TERMS = {
  title: SELLS ? t('title.sold') : t('title.open'),
  lastUpdated: SELLS ? '2026-11-23' : '2026-11-28',
  lead: SELLS ? t('lead.sold') : t('lead.open'),
};

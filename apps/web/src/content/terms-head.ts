import { SELLS } from './door';
import { termsHead as t } from './terms-head.messages.en';

export const TERMS = {
  title: SELLS ? t('title.sold') : t('title.open'),
  lastUpdated: SELLS ? '2026-11-23' : '2026-11-28',
  lead: SELLS ? t('lead.sold') : t('lead.open'),
};

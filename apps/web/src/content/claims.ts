import { claims as t } from './claims.messages.en';

export interface LandingClaim {
  value: string;
  label: string;
}

export const CLAIMS: readonly LandingClaim[] = [
  { value: t('rating'), label: t('reviews') },
  { value: t('womenCount'), label: t('women') },
  { value: t('typeCount'), label: t('types') },
  { value: t('recommendationCount'), label: t('recommendations') },
  { value: t('satisfactionShare'), label: t('satisfaction') },
];

export const CLAIMS_NOTE = t('note');

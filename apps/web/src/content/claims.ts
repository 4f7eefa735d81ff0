import { translator } from '../lib/messages/translator';
import messages from './claims.messages.en';

const t = translator(messages.claims);

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

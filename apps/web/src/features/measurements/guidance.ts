import type { TapeField } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.guidance);

export const MEASURING_GUIDANCE: Record<TapeField, string> = {
  shoulders: t('shoulders'),
  chest: t('chest'),
  underbust: t('underbust'),
  waist: t('waist'),
  hips: t('hips'),
  headToChest: t('headToChest'),
  chestToCrotch: t('chestToCrotch'),
  crotchToKnee: t('crotchToKnee'),
  kneeToFloor: t('kneeToFloor'),
};

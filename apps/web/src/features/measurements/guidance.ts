import type { Measurement } from '@figura/contracts';

/** One sentence per measurement on where the tape goes. */
export const MEASURING_GUIDANCE: Record<Measurement, string> = {
  shoulders: 'All the way around, over both upper arms, arms relaxed.',
  chest: 'Around the fullest part, level at the back.',
  waist: 'Around the narrowest point, for most a little above the navel.',
  hips: 'Around the fullest part of your seat, feet together.',
  headToChest: 'From the crown of your head to the fullest part of your chest.',
  chestToCrotch: 'From the fullest part of your chest to the crotch.',
  crotchToKnee: 'From the crotch to the middle of the kneecap.',
  kneeToFloor: 'From the middle of the kneecap to the floor, without shoes.',
};

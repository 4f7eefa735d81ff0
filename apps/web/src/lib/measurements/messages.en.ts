import { translator } from '../messages/translator';

export const measurements = translator({
  inch: 'in',
  'label.shoulders': 'Shoulders',
  'label.chest': 'Chest',
  'label.waist': 'Waist',
  'label.hips': 'Hips',
  'label.headToChest': 'Head to chest',
  'label.chestToCrotch': 'Chest to crotch',
  'label.crotchToKnee': 'Crotch to knee',
  'label.kneeToFloor': 'Knee to floor',
  'label.underbust': 'Underbust',
  'guidance.shoulders': 'All the way around, over both upper arms, arms relaxed.',
  'guidance.chest': 'Around the fullest part, level at the back.',
  'guidance.waist': 'Around the narrowest point, for most a little above the navel.',
  'guidance.hips': 'Around the fullest part of your seat, feet together.',
  'guidance.headToChest': 'From the crown of your head to the fullest part of your chest.',
  'guidance.chestToCrotch': 'From the fullest part of your chest to the crotch.',
  'guidance.crotchToKnee': 'From the crotch to the middle of the kneecap.',
  'guidance.kneeToFloor': 'From the middle of the kneecap to the floor, without shoes.',
  'guidance.underbust': 'Around the ribs right under the bust, level, snug and without a padded bra.',
  'reason.underbust':
    'With it the advice can tell a full bust from a broad back. Your letter and digit stay what they are.',
});

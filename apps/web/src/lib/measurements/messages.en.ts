export default {
  label: {
    shoulders: 'Shoulders',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hips',
    headToChest: 'Head to chest',
    chestToCrotch: 'Chest to crotch',
    crotchToKnee: 'Crotch to knee',
    kneeToFloor: 'Knee to floor',
    underbust: 'Underbust',
  },
  guidance: {
    shoulders: 'All the way around, over both upper arms, arms relaxed.',
    chest: 'Around the fullest part, level at the back.',
    waist: 'Around the narrowest point, for most a little above the navel.',
    hips: 'Around the fullest part of your seat, feet together.',
    headToChest: 'From the crown of your head to the fullest part of your chest.',
    chestToCrotch: 'From the fullest part of your chest to the crotch.',
    crotchToKnee: 'From the crotch to the middle of the kneecap.',
    kneeToFloor: 'From the middle of the kneecap to the floor, without shoes.',
    underbust: 'Around the ribs right under the bust, level, snug and without a padded bra.',
  },
  reasons: {
    underbust:
      'With it the advice can tell a full bust from a broad back. Your letter and digit stay what they are.',
  },
} as const;

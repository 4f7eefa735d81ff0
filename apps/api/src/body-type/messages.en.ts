export default {
  errors: {
    notMeasured: 'No analysis data available',
    measurementsRequired: 'Please add your measurements first. Our advice is based on them.',
  },
  /** In front of "measurement must be …". */
  measurements: {
    shoulders: 'Shoulder',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hip',
    headToChest: 'Head to chest',
    chestToCrotch: 'Chest to crotch',
    crotchToKnee: 'Crotch to knee',
    kneeToFloor: 'Knee to floor',
    underbust: 'Underbust',
  },
} as const;

export default {
  errors: {
    notMeasured: 'No analysis data available',
    measurementsRequired: 'Please add your measurements first. Our advice is based on them.',
  },
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
  fields: {
    measurementRequired: '{label} measurement is required',
    measurementNumber: '{label} measurement must be a number',
    measurementTooSmall: '{label} measurement must be greater than 0',
    measurementTooLarge: '{label} measurement must be at most {max} inches',
    label: '{label} must be an even EU size from {first} to {last}',
    comparison: 'A comparison must be the number of its drawing, 0 to {last}',
    height: 'Height must be {min} to {max} inches',
    comparisons: 'Comparisons must be the numbers of the closest drawings',
    byString: 'Values measured by string must be inches by their names',
  },
} as const;

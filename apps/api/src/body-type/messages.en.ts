import { translator } from '../platform/errors/translator';

export const errors = translator({
  notMeasured: 'No analysis data available',
  measurementsRequired: 'Please add your measurements first. Our advice is based on them.',
});

export const measurements = translator({
  shoulders: 'Shoulder',
  chest: 'Chest',
  waist: 'Waist',
  hips: 'Hip',
  headToChest: 'Head to chest',
  chestToCrotch: 'Chest to crotch',
  crotchToKnee: 'Crotch to knee',
  kneeToFloor: 'Knee to floor',
  underbust: 'Underbust',
});

export const fields = translator({
  measurementRequired: '{label} measurement is required',
  measurementNumber: '{label} measurement must be a number',
  measurementTooSmall: '{label} measurement must be greater than 0',
  measurementTooLarge: '{label} measurement must be at most {max} inches',
  label: '{label} must be an even EU size from {first} to {last}',
  mensSize: '{label} must be a men’s EU size from {from} to {to}',
  mens: 'Men’s sizes must be EU sizes by their names',
  comparison: 'A comparison must be the number of its drawing, 0 to {last}',
  height: 'Height must be {min} to {max} inches',
  comparisons: 'Comparisons must be the numbers of the closest drawings',
  byString: 'Values measured by string must be inches by their names',
});

export const sizes = translator({
  above: 'Usual top size',
  below: 'Usual bottom size',
  jacket: 'Jacket size',
  collar: 'Collar',
  trousers: 'Size of pants',
});

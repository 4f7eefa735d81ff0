export default {
  girths: {
    shoulders: 'Shoulder measurement must be greater than 0',
    chest: 'Chest measurement must be greater than 0',
    waist: 'Waist measurement must be greater than 0',
    hips: 'Hip measurement must be greater than 0',
  },
  parser: {
    empty: 'Input is empty',
    format: 'Invalid format',
    number: 'Invalid number',
  },
} as const;

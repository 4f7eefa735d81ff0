export default {
  lockedPanel: {
    measureFirst: 'Your body type comes first. It is free and takes about 5 minutes.',
    measure: 'Take your measurements',
  },
} as const;

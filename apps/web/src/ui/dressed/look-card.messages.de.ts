export default {
  lookCard: {
    probably: 'Wahrscheinlich',
  },
} as const;

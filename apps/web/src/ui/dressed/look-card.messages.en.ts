export default {
  lookCard: {
    probably: 'Probably',
  },
} as const;

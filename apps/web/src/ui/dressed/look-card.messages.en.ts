export default {
  lookCard: {
    probably: 'Probably',
    probablyNote: 'Probably: {note}',
  },
} as const;

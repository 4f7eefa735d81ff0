export default {
  cautions: {
    title: 'What to Weigh',
    all: 'All {count} points',
  },
} as const;

export default {
  cautions: {
    title: 'What to Consider',
    all: 'All {count} points',
  },
} as const;

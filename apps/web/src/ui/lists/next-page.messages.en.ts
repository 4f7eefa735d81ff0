export default {
  nextPage: {
    more: 'Show more',
  },
} as const;

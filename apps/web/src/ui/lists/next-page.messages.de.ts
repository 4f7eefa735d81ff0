export default {
  nextPage: {
    more: 'Mehr zeigen',
  },
} as const;

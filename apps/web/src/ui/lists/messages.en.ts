export default {
  cautions: {
    title: 'What to Consider',
    more: '{count, plural, one {One more point} other {# more points}}',
  },
} as const;

export default {
  shell: {
    skipToContent: 'Skip to content',
    loading: 'Loading…',
  },
  router: {
    loading: 'Loading…',
  },
} as const;

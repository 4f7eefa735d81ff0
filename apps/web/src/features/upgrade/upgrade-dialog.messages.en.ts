export default {
  upgradeDialog: {
    loading: 'Loading…',
    title: 'Lifetime access',
  },
} as const;

export default {
  upgradeDialog: {
    title: 'Lifetime access',
  },
} as const;

export default {
  upgradeDialog: {
    title: 'Zugang auf Dauer',
  },
} as const;

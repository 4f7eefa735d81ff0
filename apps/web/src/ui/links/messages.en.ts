export default {
  wordmark: {
    name: 'Figura',
  },
  shopLink: {
    newTab: ' (opens in a new tab)',
  },
} as const;

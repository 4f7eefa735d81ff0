export default {
  labels: {
    wordmark: 'Figura',
    newTab: ' (opens in a new tab)',
  },
  findAlike: {
    heading: 'Find one like this',
    copy: 'Copy the words',
    copied: 'Copied.',
    failed: 'Your browser did not allow it. Select the words and copy them yourself.',
    searches: 'Searches in shops',
    search: 'Search',
    newTab: ' (opens in a new tab)',
  },
} as const;

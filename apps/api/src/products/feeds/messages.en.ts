export default {
  errors: {
    feedHeld: 'Another process is fetching the feed of {name} at this moment.',
  },
} as const;
